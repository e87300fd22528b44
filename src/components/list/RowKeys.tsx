import type { RefObject } from 'react'
import { useKeys } from '#components/overlay/keys.ts'

type Props = {
  readonly frame: RefObject<HTMLElement | null>
  readonly count: number
  readonly at: number
  readonly onAt: (at: number) => void
  readonly pick: ((at: number) => void) | undefined
}

/** How many frames a row may take to be rendered. */
const MAX_FRAMES = 20

/** The keyboard shortcuts of a list: `j` and `k` move, Enter opens, `x` selects, `e` edits. */
export default function RowKeys({ frame, count, at, onAt, pick }: Props) {
  const rowAt = (row: number) => frame.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)
  const focus = (row: number, tries = MAX_FRAMES) => {
    const link = rowAt(row)?.querySelector<HTMLElement>('a.row-link')
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'nearest' })
    if (!link && tries > 0) requestAnimationFrame(() => focus(row, tries - 1))
  }
  const move = (by: number) => () => {
    const next = Math.max(0, Math.min(at + by, count - 1))
    onAt(next)
    focus(next)
  }
  const edit = () => rowAt(at)?.querySelector<HTMLElement>('.edit-in-place')?.click()
  const isEditable = frame.current?.querySelector('.edit-in-place')
  useKeys([
    { press: 'j', does: 'Next row', run: move(1) },
    { press: 'k', does: 'Previous row', run: move(-1) },
    { press: 'Enter', does: 'Open the row' },
    ...(pick ? [{ press: 'x', does: 'Select the row', run: () => pick(at) }] : []),
    ...(isEditable ? [{ press: 'e', does: 'Edit in the row', run: edit }] : []),
  ])
  return null
}
