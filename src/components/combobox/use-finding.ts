import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Option } from '../Fields.tsx'
import type { Find } from './find.ts'

/** How long the fingers rest before the server is asked, in milliseconds. */
const REST = 150

export type Finding = {
  readonly is: 'looking' | 'found' | 'failed'
  readonly found: readonly Option[]
}

/** Asks while somebody types: after a rest, one question at a time, and the last one counts. */
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

/** What Enter means while nothing in the list is marked: the first that was found and can be had. */
export const firstFound = (
  { key, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { is }: Finding,
  options: readonly Option[],
) =>
  key === 'Enter' && is === 'found' && !currentTarget.hasAttribute('aria-activedescendant')
    ? options.find(({ why }) => why === undefined)
    : undefined

/** What came of it, for whoever cannot see the list. */
export const sayOf = ({ is, found }: Finding, words: string) => {
  if (is === 'looking') return 'Looking'
  if (is === 'failed') return 'The search did not answer. Type again to try again.'
  if (found.length > 0) return `${found.length} found`
  return words.trim() === '' ? 'Type to find one.' : `Nothing is called “${words.trim()}”.`
}
