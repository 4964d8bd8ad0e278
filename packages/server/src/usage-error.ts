/** A mistake in the command line itself; whoever prints it ends with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
