import { Icon } from '#components/Icon.tsx'
import type { RedactionBox } from '#domain/document/redaction/box'
import type { OpenedPages } from '#islands/documents/pages/opened-pages.ts'
import { PageSteps } from '#islands/documents/pages/PageSteps.tsx'
import { BoxFields } from './BoxFields.tsx'
import { BoxList } from './BoxList.tsx'
import { FindAndCover } from './FindAndCover.tsx'
import { PageBoxes } from './PageBoxes.tsx'
import { useBoxes } from './use-boxes.ts'

type Props = {
  pages: OpenedPages
  boxes: readonly RedactionBox[]
  /** Whether clients see the document that is redacted. */
  isShared: boolean
  faults: readonly string[] | undefined
  onChange: (boxes: readonly RedactionBox[]) => void
}

/** A box where the eye looks first, to be moved by keys. */
const NEW_BOX = { x: 0.3, y: 0.3, width: 0.4, height: 0.05 }

/** The pages with the boxes over them, and the boxes as a list. */
export const RedactionEditor = ({ pages, boxes, isShared, faults, onChange }: Props) => {
  const { page, chosen, show, add, replace, remove, choose } = useBoxes(boxes, onChange)
  const box = chosen === null ? undefined : boxes[chosen]
  const act = { onAdd: add, onChoose: choose, onReplace: replace, onRemove: remove }
  return (
    <div className="redaction">
      <Note isShared={isShared} />
      <div className="redaction-page">
        <PageSteps page={page} count={pages.count} onShow={show} />
        <PageBoxes {...{ pages, page, boxes, chosen }} {...act} />
      </div>
      <div className="redaction-side">
        <FindAndCover pages={pages} onFound={(found) => add(...found)} />
        <button type="button" className="btn" onClick={() => add({ page, ...NEW_BOX })}>
          <Icon name="plus" /> Add a box
        </button>
        {faults?.length ? <p className="fault">{faults.join(' ')}</p> : null}
        {box && <BoxFields box={box} onChange={(it) => replace(boxes.indexOf(box), it)} />}
        <BoxList boxes={boxes} chosen={chosen} onChoose={choose} onRemove={remove} />
      </div>
    </div>
  )
}

const Note = ({ isShared }: Pick<Props, 'isShared'>) => (
  <p>
    Pages with a box become pictures: nothing on them can be searched or copied afterwards. The
    document itself stays as it is.{' '}
    {isShared && 'Clients of this case can open it: under “Rename, move or share” you end that.'}
  </p>
)
