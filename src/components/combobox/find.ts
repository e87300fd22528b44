import type { Option } from '../Fields.tsx'

/** Searches options; no words return the usual ones. Rejects when the search fails. */
export type Find = (words: string, signal: AbortSignal) => Promise<readonly Option[]>

const MAX_OPTIONS = 50

/** A search in known options: each word must occur in label or detail. */
export const findIn =
  (options: readonly Option[]): Find =>
  async (words) => {
    const terms = normalise(words).split(' ').filter(Boolean)
    return options
      .filter(({ label, detail = '' }) => {
        const text = normalise(`${label} ${detail}`)
        return terms.every((word) => text.includes(word))
      })
      .slice(0, MAX_OPTIONS)
  }

// 'Zoë' is found by 'zoe'.
const normalise = (words: string) =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const withNewOption = (
  found: readonly Option[],
  words: string,
  canAdd: boolean,
): readonly Option[] => {
  const text = words.trim()
  const isThere = found.some(({ label }) => normalise(label) === normalise(text))
  return canAdd && text !== '' && !isThere
    ? [...found, { value: text, label: text, detail: 'new' }]
    : found
}
