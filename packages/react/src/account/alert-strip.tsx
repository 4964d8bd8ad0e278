import { createContext, type ReactNode, useContext } from 'react';
import { useAlert } from '../ui/alert.js';

const ComplainContext = createContext<(text: string) => void>(() => {});

/** Says in red, for a moment, what went wrong; stands over the widget's head, so that nothing moves for it. B-45, AMB-008. */
export function AlertStrip({ children }: { children: ReactNode }) {
  const { alert, show } = useAlert();
  return (
    <ComplainContext.Provider value={show}>
      <div className="panggung-account__alerts">{alert}</div>
      {children}
    </ComplainContext.Provider>
  );
}

/** How to say something on the strip around. */
export const useComplain = () => useContext(ComplainContext);
