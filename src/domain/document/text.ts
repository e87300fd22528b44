/** Most of a document's text that is searched, in characters. */
export const MOST_TEXT = 200_000

/** A text as it is searched: small letters, accents apart, one space between words. */
export const searchable = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The words that somebody searches for, each once. */
export const searchedWords = (q: string): readonly string[] => [
  ...new Set(searchable(q).split(' ').filter(Boolean)),
]
