import type { ReactNode } from 'react';

/** The buttons at the end of a form or a question: beside each other, as wide as their place where it is narrow. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="panggung-form-actions">{children}</div>;
}
