/** The three catalogues: the documents' own words, Indonesian, and corrected English. AMB-004. */
export const languages = ['default', 'id', 'en'] as const;
export type Language = (typeof languages)[number];

/**
 * The catalogue for a BCP 47 tag or catalogue name; anything unknown reads as `default`.
 * @example toLanguage('id-ID') // 'id'
 */
export function toLanguage(tag: string | null | undefined): Language {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return primary === 'id' || primary === 'en' ? primary : 'default';
}
