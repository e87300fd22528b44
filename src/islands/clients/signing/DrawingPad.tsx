import { type PointerEvent, useRef } from 'react'
import type { Strokes } from '#domain/signature/mark'
import { MARK_HEIGHT, MARK_WIDTH } from '#domain/signature/mark-size'

type Props = { strokes: Strokes; onChange: (strokes: Strokes) => void }

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

const pointOf = ({
  clientX,
  clientY,
  currentTarget,
}: PointerEvent<SVGSVGElement>): Strokes[number][number] => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: within(((clientX - left) / width) * MARK_WIDTH, MARK_WIDTH),
    y: within(((clientY - top) / height) * MARK_HEIGHT, MARK_HEIGHT),
  }
}

/** What follows a pointer that draws. */
const useDrawing = ({ strokes, onChange }: Props) => {
  const isDrawing = useRef(false)
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    isDrawing.current = true
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange([...strokes, [pointOf(event)]])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current) return
    onChange([...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), pointOf(event)]])
  }
  const end = () => {
    isDrawing.current = false
  }
  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end }
}

/** A field to draw a signature in. */
export const DrawingPad = ({ strokes, onChange }: Props) => {
  const drawing = useDrawing({ strokes, onChange })
  return (
    <div className="drawing-pad">
      <svg
        viewBox={`0 0 ${MARK_WIDTH} ${MARK_HEIGHT}`}
        role="img"
        aria-label={strokes.length === 0 ? 'Empty field to draw in' : 'Your drawn signature'}
        {...drawing}
      >
        <path
          d={strokes
            .map((points) => `M${points.map(({ x, y }) => `${x},${y}`).join('L')}l0 0`)
            .join('')}
        />
      </svg>
      <button type="button" className="link" onClick={() => onChange([])}>
        Clear the drawing
      </button>
    </div>
  )
}
