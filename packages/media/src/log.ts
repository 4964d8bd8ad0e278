/** Says something worth knowing to whoever runs the server; never a token, never a hook's address. */
export type Log = (text: string, details?: Record<string, unknown>) => void;
