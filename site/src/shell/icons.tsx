import type { ReactNode } from 'react';

// Outline paths after lucide (ISC): the shell's own few, so that it loads no widget for its bar.
const paths = {
  search: (
    <>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6 6 18" />,
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
  ticket: (
    <>
      <path d="M3 8a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v2a2 2 0 0 0 0 4v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2a2 2 0 0 0 0-4Z" />
      <path d="M14.5 7v2M14.5 11v2M14.5 15v2" />
    </>
  ),
  express: (
    <>
      <path d="M3 7h12v10H3Z" />
      <path d="m15 11 6-3v8l-6-3" />
    </>
  ),
  manage: (
    <>
      <path d="M4 10h16v10H4Z" />
      <path d="M4 10 3.5 6.5 19 4l.6 3.5ZM8.6 5.7l1.6 3.5M14 4.8l1.6 3.5" />
    </>
  ),
  bell: (
    <>
      <path d="M6 10a6 6 0 1 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7Z" />
      <path d="M10 20.5a2.3 2.3 0 0 0 4 0" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  leave: (
    <>
      <path d="M10 4H5v16h5" />
      <path d="M15 8l4 4-4 4M19 12H9" />
    </>
  ),
  install: (
    <>
      <path d="M12 4v10m-4-4 4 4 4-4" />
      <path d="M4 16v4h16v-4" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  language: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3a14 14 0 0 1 0 18M12 3a14 14 0 0 0 0 18" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type ShellIconName = keyof typeof paths;

/** One of the shell's icons; decoration, so name the control that holds it. */
export function ShellIcon({ name, size = 20 }: { name: ShellIconName; size?: 16 | 20 | 24 }) {
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
