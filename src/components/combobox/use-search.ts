import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Option } from '#components/Fields.tsx'
import type { Find } from './find.ts'

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 150

export type SearchState = {
  readonly is: 'looking' | 'found' | 'failed'
  readonly found: readonly Option[]
}

/** Searches while somebody types: debounced, and only the last search counts. */
export const useSearch = (find: Find, words: string, isOpen: boolean): SearchState => {
  const [finding, setFinding] = useState<SearchState>({ is: 'looking', found: [] })
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    setFinding(({ found }) => ({ is: 'looking', found }))
    const ask = async () => {
      try {
        const found = await find(words.trim(), controller.signal)
        if (!controller.signal.aborted) setFinding({ is: 'found', found })
      } catch {
        if (!controller.signal.aborted) setFinding({ is: 'failed', found: [] })
      }
    }
    const timer = setTimeout(() => void ask(), words === '' ? 0 : DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [find, words, isOpen])
  return finding
}

/** The option that Enter chooses while none is highlighted: the first enabled one. */
export const firstFound = (
  { key, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { is }: SearchState,
  options: readonly Option[],
) =>
  key === 'Enter' && is === 'found' && !currentTarget.hasAttribute('aria-activedescendant')
    ? options.find(({ why }) => why === undefined)
    : undefined

export const statusText = ({ is, found }: SearchState, words: string) => {
  if (is === 'looking') return 'Searching'
  if (is === 'failed') return 'The search failed. Type again to retry.'
  if (found.length > 0) return `${found.length} found`
  return words.trim() === '' ? 'Type to search.' : `No results for “${words.trim()}”.`
}
