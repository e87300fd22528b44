import { useRef } from 'react'
import { boxInPage, type RedactionBox } from '#domain/document/redaction/box'
import type { OpenedPages } from '#islands/documents/pages/opened-pages.ts'
import { usePageImage } from '#islands/documents/pages/use-page-image.ts'
import { boxText } from './box-text.ts'
import { movedByKey } from './moved-by-key.ts'
import { useDrawing } from './use-drawing.ts'

type Props = {
  pages: OpenedPages
  page: number
  boxes: readonly RedactionBox[]
  chosen: number | null
  onAdd: (box: RedactionBox) => void
  onChoose: (at: number) => void
  onReplace: (at: number, box: RedactionBox) => void
  onRemove: (at: number) => void
}

const placed = ({ x, y, width, height }: RedactionBox) => ({
  '--x': x,
  '--y': y,
  '--w': width,
  '--h': height,
})

/** A page with its boxes, which are drawn with a pointer, and moved with it or by keys. */
export const PageBoxes = ({ pages, page, boxes, chosen, onAdd, onReplace, ...on }: Props) => {
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { isDrawn, problem } = usePageImage(pages, page, canvas, sheet)
  const { drawn, moved, ...pointer } = useDrawing({ sheet, page, boxes, onAdd, onReplace })
  const onPage = boxes.map((box, at) => ({ box, at })).filter(({ box }) => box.page === page)
  return (
    <div className="redaction-sheet" ref={sheet} aria-busy={!isDrawn} {...pointer}>
      <canvas ref={canvas} role="img" aria-label={`Page ${page}`} />
      {problem !== null && (
        <p className="faults" role="alert">
          {problem}
        </p>
      )}
      {onPage.map(({ box, at }) => (
        <button
          key={at}
          type="button"
          className="redaction-box"
          data-box={at}
          aria-label={`Box ${at + 1} on ${boxText(box).replace('Page', 'page')}`}
          aria-pressed={at === chosen}
          style={placed(moved?.at === at ? moved.box : box)}
          onFocus={() => on.onChoose(at)}
          onKeyDown={(event) => {
            const next = movedByKey(box, event)
            if (next === null) return
            event.preventDefault()
            if (next === 'removed') on.onRemove(at)
            else onReplace(at, boxInPage(next))
          }}
        />
      ))}
      {drawn && <span className="redaction-box" style={placed(drawn)} />}
    </div>
  )
}
