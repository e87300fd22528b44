import { useSyncExternalStore } from 'react'

/** Whether the screen is at most `width` pixels wide. */
export const useNarrow = (width: number) => {
  const query = `screen and (max-width: ${width}px)`
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
