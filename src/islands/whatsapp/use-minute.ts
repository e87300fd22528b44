import { useEffect, useState } from 'react'

/** The time now, which goes on each half minute. */
export const useMinute = () => {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
