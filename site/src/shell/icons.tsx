import type { ReactNode } from 'react';

// Outline paths after lucide (ISC): the shell's own few, so that it loads no widget for its bar.
const paths = {
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5" />
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z" />,
  home: (
    <>
      <path d="M4 10.5 12 4l8 6.5V20H4Z" />
      <path d="M9.5 20v-6h5v6" />
    </>
  ),
  shows: <path d="M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z" />,
  language: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3a14 14 0 0 1 0 18M12 3a14 14 0 0 0 0 18" />
    </>
  ),
  next: <path d="m9.5 5 7 7-7 7" />,
} satisfies Record<string, ReactNode>;

/** One of the shell's icons; decoration, so name the control that holds it. */
export function ShellIcon({ name, size = 20 }: { name: keyof typeof paths; size?: 16 | 20 }) {
  return (
    <svg className="site-icon" data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      {paths[name]}
    </svg>
  );
}

/** The half-sun on its stage. */
export function Mark() {
  return (
    <svg className="site-mark" viewBox="0 0 26 26" aria-hidden="true">
      <path d="M5 15.5a8 8 0 0 1 16 0Z" />
      <path d="M2 18h22v3.6H2Z" />
    </svg>
  );
}
