/** How a stream stands, as `EventSource.readyState`. */
export const OPEN = 1;
export const CLOSED = 2;
