/**
 * Does something for each, one after the other; what fails for one is done for all behind it all the same.
 * @throws the first failure, when all were tried
 */
export async function eachAlone<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await run(item).catch((error) => failures.push(error));
  if (failures.length) throw failures[0];
}
