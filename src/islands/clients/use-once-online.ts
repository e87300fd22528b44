import { useEffect, useEffectEvent } from 'react'

/** Tries again once the browser is back online, while something waits for it. */
export const useOnceOnline = (isWaiting: boolean, again: () => unknown) => {
  const retry = useEffectEvent(() => void again())
  useEffect(() => {
    if (!isWaiting) return
    const tryAgain = () => retry()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [isWaiting])
}
