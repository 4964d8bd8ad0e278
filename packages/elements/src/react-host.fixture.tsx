import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

// A React application in development that draws the tags; it renders and mounts everything twice.

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'panggung-probe': Record<string, unknown>;
    }
  }
}

function Host() {
  const [limit, setLimit] = useState(1);
  const [heard, setHeard] = useState('nothing');
  return (
    <>
      <button type="button" id="more" onClick={() => setLimit(limit + 1)}>
        more
      </button>
      <p id="heard">{heard}</p>
      <panggung-probe
        label="from React"
        limit={limit}
        isOpen
        filter={{ city: 'Bandung' }}
        onpanggung-show-select={(event: CustomEvent) => setHeard(event.type)}
      />
    </>
  );
}

Object.assign(globalThis, {
  startHost: () => {
    const root = createRoot(document.getElementById('root') as HTMLElement);
    root.render(
      <StrictMode>
        <Host />
      </StrictMode>,
    );
    return () => root.unmount();
  },
});
