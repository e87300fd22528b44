import { type RefObject, useEffect, useEffectEvent } from 'react'

const PAUSE_MS = 1000
const STEPS = [0, 0.1, 0.25, 0.5, 0.75, 1]

/** Half of it is in view, or it fills half of the window. */
const isShown = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry) =>
  isIntersecting && (intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2)

/**
 * Reports the elements within that somebody has had before them on a visible page, by their `data-unread`; those whose
 * report fails are reported again. `key` changes whenever they do, and is '' for none.
 */
export const useSeen = (
  within: RefObject<HTMLElement | null>,
  key: string,
  report: (ids: readonly string[]) => Promise<unknown>,
) => {
  const send = useEffectEvent(report)
  useEffect(() => {
    if (key === '') return
    const shown = new Set<string>()
    const sent = new Set<string>()
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      for (const entry of entries) {
        const id = entry.target.getAttribute('data-unread') ?? ''
        if (isShown(entry)) shown.add(id)
        else shown.delete(id)
      }
    }
    const observer = new IntersectionObserver(look, { threshold: STEPS })
    for (const element of within.current?.querySelectorAll('[data-unread]') ?? [])
      observer.observe(element)
    const timer = setInterval(() => {
      const ids = [...shown].filter((id) => !sent.has(id))
      if (ids.length === 0 || document.visibilityState !== 'visible') return
      for (const id of ids) sent.add(id)
      send(ids).catch(() => {
        for (const id of ids) sent.delete(id)
      })
    }, PAUSE_MS)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [key, within])
}
