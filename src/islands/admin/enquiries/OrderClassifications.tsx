import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { EnquiryClassification } from '#domain/enquiry/classification/classification'
import { movedBy, type TreeRow, treeOf } from '#domain/enquiry/classification/tree'
import { SubmitRow } from '#islands/conveyances/enquiries/SubmitRow.tsx'
import { useClassifications } from '#islands/conveyances/enquiries/use-classifications.ts'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { orderClassifications } from '#stores/enquiry/classifications'

const placed = (all: readonly EnquiryClassification[], codes: readonly string[]) =>
  all.map((it) => ({ ...it, position: codes.indexOf(it.code) + 1 }))

/** The order in which classifications are listed, each among those under the same one. */
export default function OrderClassifications({ onDone }: { onDone: () => void }) {
  const all = useClassifications()
  const [codes, setCodes] = useState(() => treeOf(all).map(({ code }) => code))
  const [key] = useState(() => crypto.randomUUID())
  const [dragged, setDragged] = useState<string | null>(null)
  const { fault, isBusy, submit } = useSubmit()
  const rows = treeOf(placed(all, codes))
  const move = (code: string, step: -1 | 1) => setCodes(movedBy(placed(all, codes), code, step))
  const dragOver = (over: TreeRow<EnquiryClassification>) => {
    const from = rows.findIndex(({ code }) => code === dragged)
    const to = rows.findIndex(({ code }) => code === over.code)
    if (from < 0 || from === to || rows[from]?.parent !== over.parent) return
    move(String(dragged), to > from ? 1 : -1)
  }
  const save = async () => {
    await orderClassifications(codes, key)
    onDone()
  }
  return (
    <div className="form">
      <ol className="library-found">
        {rows.map((it) => (
          <li
            key={it.code}
            className="row between"
            draggable
            onDragStart={() => setDragged(it.code)}
            onDragEnter={() => dragOver(it)}
            onDragOver={(event) => event.preventDefault()}
          >
            <span style={{ paddingInlineStart: it.depth * 20 }}>
              <span className="ref">{it.code}</span> {it.name}
            </span>
            <span className="row">
              <MoveButton of={it} way="up" onPress={() => move(it.code, -1)} />
              <MoveButton of={it} way="down" onPress={() => move(it.code, 1)} />
            </span>
          </li>
        ))}
      </ol>
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={undefined}
        submit="Save order"
        onSubmit={() => void submit(save)}
        other={['Cancel', onDone]}
      />
    </div>
  )
}

type MoveProps = { of: EnquiryClassification; way: 'up' | 'down'; onPress: () => void }

const MoveButton = ({ of, way, onPress }: MoveProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={`Move ${of.name} ${way}`}
    title={`Move ${way}`}
    onClick={onPress}
  >
    <Icon name={way === 'up' ? 'arrow-up' : 'arrow-down'} />
  </button>
)
