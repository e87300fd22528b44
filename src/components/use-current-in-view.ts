import { useEffect, useRef } from 'react'

/** A strip that scrolls sideways, such as tabs on a phone: its current part is brought to the middle when `at` changes. */
export const useCurrentInView = <Strip extends HTMLElement>(at: string | null) => {
  const strip = useRef<Strip>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is current once `at` has changed
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!strip.current || !current) return
    const { left, width } = strip.current.getBoundingClientRect()
    strip.current.scrollLeft += current.left - left - (width - current.width) / 2
  }, [at])
  return strip
}
