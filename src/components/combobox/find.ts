import type { Option } from '../Fields.tsx'

/** Searches options; no words return the usual ones. Rejects when the search fails. */
export type Find = (words: string, signal: AbortSignal) => Promise<readonly Option[]>

/** Most options in a list. */
const MOST = 50

/** A search in known options: each word must occur in label or detail. */
export const findIn =
  (options: readonly Option[]): Find =>
  async (words) => {
    const asked = plain(words).split(' ').filter(Boolean)
    return options
      .filter(({ label, detail = '' }) => {
        const text = plain(`${label} ${detail}`)
        return asked.every((word) => text.includes(word))
      })
      .slice(0, MOST)
  }

// 'Zoë' is found by 'zoe'.
const plain = (words: string) =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The options found, plus the typed text as a new one where that is allowed. */
export const withWords = (
  found: readonly Option[],
  words: string,
  canAdd: boolean,
): readonly Option[] => {
  const text = words.trim()
  const isThere = found.some(({ label }) => plain(label) === plain(text))
  return canAdd && text !== '' && !isThere
    ? [...found, { value: text, label: text, detail: 'new' }]
    : found
}
