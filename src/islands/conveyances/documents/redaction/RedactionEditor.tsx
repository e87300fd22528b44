import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { boxInPage, type RedactionBox } from '#domain/document/redaction/box'
import type { OpenedPages } from '#islands/documents/pages/opened-pages.ts'
import { PageSteps } from '#islands/documents/pages/PageSteps.tsx'
import { BoxFields } from './BoxFields.tsx'
import { BoxList } from './BoxList.tsx'
import { FindAndCover } from './FindAndCover.tsx'
import { PageBoxes } from './PageBoxes.tsx'

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
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<number | null>(null)
  const add = (...added: readonly RedactionBox[]) => {
    onChange([...boxes, ...added])
    setChosen(boxes.length)
    if (added[0]) setPage(added[0].page)
  }
  const replace = (at: number, box: RedactionBox) =>
    onChange(boxes.map((it, index) => (index === at ? boxInPage(box) : it)))
  const remove = (at: number) => {
    onChange(boxes.filter((_, index) => index !== at))
    setChosen(null)
  }
  const choose = (at: number) => {
    setChosen(at)
    setPage(boxes[at]?.page ?? page)
  }
  const box = chosen === null ? undefined : boxes[chosen]
  return (
    <div className="redaction">
      <p className="redaction-note">
        Pages with a box become pictures: nothing on them can be searched or copied afterwards. The
        document itself stays as it is.{' '}
        {isShared &&
          'Clients of this case can open it: under “Rename, move or share” you end that.'}
      </p>
      <div className="redaction-page">
        <PageSteps page={page} count={pages.count} onShow={setPage} />
        <PageBoxes
          {...{ pages, page, boxes, chosen }}
          onAdd={add}
          onChoose={setChosen}
          onReplace={replace}
          onRemove={remove}
        />
      </div>
      <div className="redaction-side">
        <FindAndCover pages={pages} onFound={(found) => add(...found)} />
        <button type="button" className="btn" onClick={() => add({ page, ...NEW_BOX })}>
          <Icon name="plus" /> Add a box
        </button>
        {faults?.length ? <p className="fault">{faults.join(' ')}</p> : null}
        {box && chosen !== null && (
          <BoxFields box={box} onChange={(changed) => replace(chosen, changed)} />
        )}
        <BoxList boxes={boxes} chosen={chosen} onChoose={choose} onRemove={remove} />
      </div>
    </div>
  )
}
