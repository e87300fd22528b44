import { Icon } from '#components/Icon.tsx'
import type { RedactionBox } from '#domain/document/redaction/box'
import { pluralise } from '#lib/format'
import { boxText } from './box-text.ts'

type Props = {
  boxes: readonly RedactionBox[]
  /** The index of the chosen box; null for none. */
  chosen: number | null
  onChoose: (at: number) => void
  onRemove: (at: number) => void
}

/** The boxes by their pages. */
export const BoxList = ({ boxes, chosen, onChoose, onRemove }: Props) => {
  const inOrder = boxes.map((box, at) => ({ box, at })).toSorted((a, b) => a.box.page - b.box.page)
  return (
    <section className="box-list" aria-label="Boxes">
      <h4>{boxes.length === 0 ? 'No boxes yet' : pluralise(boxes.length, 'box', 'boxes')}</h4>
      {boxes.length === 0 && (
        <p className="hint">Draw a box on the page, find text, or add a box and move it by keys.</p>
      )}
      <ul>
        {inOrder.map(({ box, at }) => (
          <li key={at}>
            <button
              type="button"
              className="link"
              aria-pressed={at === chosen}
              onClick={() => onChoose(at)}
            >
              Box {at + 1}. {boxText(box)}
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Remove box ${at + 1} on page ${box.page}`}
              onClick={() => onRemove(at)}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
