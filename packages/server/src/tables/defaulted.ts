import type { ColumnType } from 'kysely';

/** A column that may be left out of an insert. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
