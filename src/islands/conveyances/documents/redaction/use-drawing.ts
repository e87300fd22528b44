import { type PointerEvent, type RefObject, useState } from 'react'
import { boxBetween, boxInPage, type RedactionBox } from '#domain/document/redaction/box'

type Point = { readonly x: number; readonly y: number }

type Drawing = {
  readonly sheet: RefObject<HTMLElement | null>
  readonly page: number
  readonly boxes: readonly RedactionBox[]
  readonly onAdd: (box: RedactionBox) => void
  readonly onReplace: (at: number, box: RedactionBox) => void
}

/** A pointer that is down: where it went down, where it is, and the index of the box under it; null for none. */
type Held = { readonly from: Point; readonly to: Point; readonly at: number | null }

/** Least way of a pointer, as a share of the page, that moves a box and does not only choose it. */
const LEAST_WAY = 0.005

const boxUnder = ({ target }: PointerEvent) => {
  const index = target instanceof HTMLElement ? target.dataset['box'] : undefined
  return index === undefined ? null : Number(index)
}

/** The pointer over a page: it draws a new box, or moves the box that it went down on. */
export const useDrawing = ({ sheet, page, boxes, onAdd, onReplace }: Drawing) => {
  const [held, setHeld] = useState<Held | null>(null)
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const {
      left = 0,
      top = 0,
      width = 1,
      height = 1,
    } = sheet.current?.getBoundingClientRect() ?? {}
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const shownOf = (it: Held | null) => ({
    drawn: it?.at === null ? boxBetween(page, it.from, it.to) : null,
    moved: movedBox(boxes, it),
  })
  return {
    ...shownOf(held),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      const from = pointOf(event)
      sheet.current?.setPointerCapture(event.pointerId)
      setHeld({ from, to: from, at: boxUnder(event) })
    },
    onPointerMove: (event: PointerEvent) => held && setHeld({ ...held, to: pointOf(event) }),
    onPointerCancel: () => setHeld(null),
    onPointerUp: (event: PointerEvent) => {
      const { drawn, moved } = shownOf(held && { ...held, to: pointOf(event) })
      setHeld(null)
      if (drawn) onAdd(drawn)
      if (moved) onReplace(moved.at, moved.box)
    },
  }
}

const movedBox = (boxes: readonly RedactionBox[], held: Held | null) => {
  if (held === null || held.at === null) return null
  const box = boxes[held.at]
  const [right, down] = [held.to.x - held.from.x, held.to.y - held.from.y]
  if (box === undefined || Math.hypot(right, down) < LEAST_WAY) return null
  return { at: held.at, box: boxInPage({ ...box, x: box.x + right, y: box.y + down }) }
}
