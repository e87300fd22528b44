import type { Option } from '../Fields.tsx'

/** Asks for what some words mean; no words ask for what is often chosen. Rejects where nobody answers. */
export type Find = (words: string, signal: AbortSignal) => Promise<readonly Option[]>

/** As many as anybody reads through; more words find the rest. */
const MOST = 50

/** Looks through options that are there already: each word has to occur somewhere. */
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

/** What is found, and the words themselves where they may be taken as they stand. */
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
