import { type KeyboardEvent, useState } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The index that an arrow key, Home or End moves to; null for any other key. */
export const pointAfter = (key: string, at: number, count: number) =>
  steps[key]?.(at, count - 1) ?? null

/**
 * Props for points that share one tab stop and are moved through with the arrow keys. The words of the current point
 * are passed to `onRead` and are its accessible name.
 */
export const usePoints = (labels: readonly string[], onPoint: (labels: string | null) => void) => {
  const [at, setAt] = useState(0)
  const press = (event: KeyboardEvent<SVGElement>) => {
    const next = pointAfter(event.key, at, labels.length)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    event.currentTarget.parentElement?.querySelectorAll<SVGElement>('[data-point]')[next]?.focus()
  }
  return (point: number) => ({
    role: 'img',
    'aria-label': labels[point],
    'data-point': point,
    tabIndex: point === Math.min(at, labels.length - 1) ? 0 : -1,
    onKeyDown: press,
    onFocus: () => {
      setAt(point)
      onPoint(labels[point] ?? null)
    },
    onBlur: () => onPoint(null),
    onPointerEnter: () => onPoint(labels[point] ?? null),
    onPointerLeave: () => onPoint(null),
  })
}
