import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Option } from '../Fields.tsx'
import type { Find } from './find.ts'

/** Debounce in milliseconds. */
const REST = 150

export type Finding = {
  readonly is: 'looking' | 'found' | 'failed'
  readonly found: readonly Option[]
}

/** Searches while somebody types: debounced, and only the last search counts. */
export const useFinding = (find: Find, words: string, isOpen: boolean): Finding => {
  const [finding, setFinding] = useState<Finding>({ is: 'looking', found: [] })
  useEffect(() => {
    if (!isOpen) return
    const asking = new AbortController()
    setFinding(({ found }) => ({ is: 'looking', found }))
    const ask = async () => {
      try {
        const found = await find(words.trim(), asking.signal)
        if (!asking.signal.aborted) setFinding({ is: 'found', found })
      } catch {
        if (!asking.signal.aborted) setFinding({ is: 'failed', found: [] })
      }
    }
    const rest = setTimeout(() => void ask(), words === '' ? 0 : REST)
    return () => {
      clearTimeout(rest)
      asking.abort()
    }
  }, [find, words, isOpen])
  return finding
}

/** The option that Enter chooses while none is highlighted: the first enabled one. */
export const firstFound = (
  { key, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { is }: Finding,
  options: readonly Option[],
) =>
  key === 'Enter' && is === 'found' && !currentTarget.hasAttribute('aria-activedescendant')
    ? options.find(({ why }) => why === undefined)
    : undefined

/** The status line of a search, for screen readers too. */
export const sayOf = ({ is, found }: Finding, words: string) => {
  if (is === 'looking') return 'Searching'
  if (is === 'failed') return 'The search failed. Type again to retry.'
  if (found.length > 0) return `${found.length} found`
  return words.trim() === '' ? 'Type to search.' : `No results for “${words.trim()}”.`
}
