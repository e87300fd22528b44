import type { LibraryEnquiry } from '../library-enquiry.ts'

export type Words = ReadonlySet<string>

export const wordsOf = (text: string): Words =>
  new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])

/** The share of words that two texts have in common, from 0 to 1. */
export const likeness = (one: Words, other: Words): number => {
  const shared = [...one].filter((word) => other.has(word)).length
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

/** From here on two enquiries are taken to ask the same. */
export const SAME = 0.8
const ALIKE = 0.4

/** The other current enquiries of a library, those first that ask most nearly the same. */
export const likeliestFirst = <Of extends LibraryEnquiry>(
  enquiry: LibraryEnquiry,
  library: readonly Of[],
): readonly { readonly enquiry: Of; readonly isAlike: boolean }[] => {
  const wordsIn = ({ content }: LibraryEnquiry) => wordsOf(`${content.title} ${content.asks}`)
  const words = wordsIn(enquiry)
  return library
    .filter(({ id, is_archived }) => id !== enquiry.id && !is_archived)
    .map((it) => ({ enquiry: it, share: likeness(words, wordsIn(it)) }))
    .toSorted((a, b) => b.share - a.share)
    .map((it) => ({ enquiry: it.enquiry, isAlike: it.share >= ALIKE }))
}
