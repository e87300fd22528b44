import { useState } from 'react'
import { boxInPage, type RedactionBox } from '#domain/document/redaction/box'

type Boxes = readonly RedactionBox[]

/** The boxes with the page that is shown and the box that is chosen, by its index; null for none. */
export const useBoxes = (boxes: Boxes, onChange: (boxes: Boxes) => void) => {
  const [page, show] = useState(1)
  const [chosen, setChosen] = useState<number | null>(null)
  return {
    page,
    chosen,
    show,
    add: (...added: Boxes) => {
      onChange([...boxes, ...added])
      setChosen(boxes.length)
      if (added[0]) show(added[0].page)
    },
    replace: (at: number, box: RedactionBox) =>
      onChange(boxes.map((it, index) => (index === at ? boxInPage(box) : it))),
    remove: (at: number) => {
      onChange(boxes.filter((_, index) => index !== at))
      setChosen(null)
    },
    choose: (at: number) => {
      setChosen(at)
      show(boxes[at]?.page ?? page)
    },
  }
}
