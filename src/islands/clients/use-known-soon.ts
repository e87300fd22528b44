import { useEffect, useState } from 'react'

/** How long a page waits for what would move its parts, in milliseconds. */
const MOST_MS = 3000

/** Whether something is known, or the page has waited for it long enough: a slow line must not hide the case. */
export const useKnownSoon = (isKnown: boolean): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), MOST_MS)
    return () => clearTimeout(timer)
  }, [])
  return isKnown || isOver
}
