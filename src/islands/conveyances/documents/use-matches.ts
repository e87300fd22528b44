import { useEffect, useState } from 'react'
import { fetchMatches } from '#stores/document/documents'

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 200

/** The ids of the documents whose text holds what is typed; none until the server has answered. */
export const useMatches = (q: string): readonly string[] => {
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    setFound([])
    if (q.trim() === '') return
    const controller = new AbortController()
    const ask = async () => {
      const ids = await fetchMatches(q, controller.signal).catch(() => [])
      if (!controller.signal.aborted) setFound(ids)
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q])
  return found
}
