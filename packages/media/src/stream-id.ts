// Dots alone would climb out of the folder of recordings; the rest is Ant Media's own rule.
const pattern = /^[a-z0-9_-][a-z0-9._-]{0,127}$/i;

/** Whether a stream may be called so: letters, digits, `-`, `_` and `.`. */
export const isStreamId = (text: string): boolean => pattern.test(text);
