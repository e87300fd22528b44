import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { type Column, List } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { FeeScaleRow } from '#domain/quote/scale/api'
import { date, shortInstant } from '#lib/format'
import { href } from '#routes'
import { $feeScales } from '#stores/quote/scale/scales'
import { periodText, statusLabels } from './scale-labels.ts'

const ScaleBeginning = lazy(() =>
  import('./NewScaleForm.tsx').then((it) => ({ default: it.NewScaleForm })),
)

const Standing = ({ feeScale }: { feeScale: FeeScaleRow }) => {
  const { label, tone } = statusLabels[feeScale.standing]
  return <Chip tone={tone}>{label}</Chip>
}

const changedText = ({ changed_by, changed_at }: FeeScaleRow) =>
  changed_at === null ? 'Deedbox' : `${changed_by?.name ?? 'Somebody'}, ${shortInstant(changed_at)}`

const columns: Column<FeeScaleRow>[] = [
  { key: 'name', head: 'Prices', cell: (it) => <b className="med">{it.name}</b> },
  { key: 'agency', head: 'For', cell: (it) => it.agency?.name ?? 'The firm' },
  { key: 'standing', head: 'State', cell: (it) => <Standing feeScale={it} /> },
  { key: 'from', head: 'From', cell: (it) => date(it.valid_from) },
  { key: 'to', head: 'Until', cell: (it) => (it.valid_to === null ? '–' : date(it.valid_to)) },
  { key: 'changed', head: 'Changed by', cell: changedText },
]

/** Every fee scale, the firm's and those of single agencies. */
export default function ScaleList() {
  const scales = useStore($feeScales)
  const [isNew, setNew] = useState(false)
  return (
    <>
      <Head onNew={() => setNew(true)} />
      <p className="mute admin-note">
        A quote uses the scale of the agency that introduced the client if it has its own, otherwise
        the firm’s.
      </p>
      <Loaded from={scales} skeleton={<Skeleton rows={5} />} retry={() => $feeScales.revalidate()}>
        {({ rows }) => (
          <List
            label="Fee scales"
            rows={rows}
            columns={columns}
            keyOf={(it) => it.id}
            hrefOf={(it) => `?view=prices&scale=${it.id}`}
            card={(it) => <ScaleCard feeScale={it} />}
            empty={<Empty title="No fee scales" />}
          />
        )}
      </Loaded>
      <Dialog title="New prices" open={isNew} onClose={() => setNew(false)}>
        <Suspense>
          <ScaleBeginning from={null} onEnd={() => setNew(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}

const Head = ({ onNew }: { onNew: () => void }) => (
  <header className="list-head">
    <h1 className="h1">Prices</h1>
    <span className="end">
      <a className="btn" href={href('quotes', {})}>
        All quotes
      </a>
      <button type="button" className="btn main" onClick={onNew}>
        <Icon name="plus" /> New prices
      </button>
    </span>
  </header>
)

const ScaleCard = ({ feeScale }: { feeScale: FeeScaleRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{feeScale.name}</b>
      <Standing feeScale={feeScale} />
    </span>
    <span className="mute">
      {feeScale.agency?.name ?? 'The firm'}, {periodText(feeScale)}
    </span>
    <span className="mute">{changedText(feeScale)}</span>
  </>
)
