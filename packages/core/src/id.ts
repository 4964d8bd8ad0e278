/** An opaque identifier; compare two with {@link sameId}. AMB-186. */
export type Id = string | number;

/** Whether two identifiers name the same thing, whatever their JSON types. AMB-186. */
export function sameId(a: Id | null | undefined, b: Id | null | undefined): boolean {
  return a != null && b != null && String(a) === String(b);
}
