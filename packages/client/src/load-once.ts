/** Loads something once for all who ask; after a failure the next asking loads again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((thrown) => {
      loading = null;
      throw thrown;
    });
    return loading;
  };
}
