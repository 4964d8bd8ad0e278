type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the embedded database and of the payment sandbox. */
export function dataDirectory({ DATA_DIR }: Environment): string {
  return DATA_DIR || '.data';
}

/**
 * Where what was sold stays when all ends.
 * @example soldPlace({ DATA_DIR: '/tmp/trial' }) // '/tmp/trial'
 */
export function soldPlace(env: Environment): string {
  return env.DATABASE_URL ? 'the database of DATABASE_URL' : dataDirectory(env);
}
