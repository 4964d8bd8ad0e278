import type { ReactNode } from 'react';

/** The perforation: what is torn off here is, or becomes, a ticket. */
function Tear() {
  return <span className="panggung-tear" part="tear" aria-hidden="true" />;
}

export interface TicketPaperProps {
  /** Above the perforation. */
  body: ReactNode;
  /** Below it: what is torn off. */
  stub: ReactNode;
}

/** A panel with a perforation and two notches. They are cut out, so that any page shows through them. */
export function TicketPaper({ body, stub }: TicketPaperProps) {
  return (
    <div className="panggung-paper" part="panel">
      <div className="panggung-paper__body">{body}</div>
      <div className="panggung-paper__stub">
        <Tear />
        {stub}
      </div>
    </div>
  );
}
