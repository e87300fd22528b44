import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { ClassificationRow } from '#domain/enquiry/classification/classification'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $classifications } from '#stores/enquiry/classifications'
import { NewAct } from './NewAct.tsx'

const NewClassification = lazy(() =>
  import('./ClassificationForm.tsx').then((it) => ({ default: it.NewClassification })),
)

const hrefOf = ({ number }: ClassificationRow) =>
  href('admin-additional-enquiry-classifications-id', { id: String(number) })

const columns: Column<ClassificationRow>[] = [
  {
    key: 'code',
    head: 'Code',
    width: 76,
    cell: (it) => <span className="ref">{it.code}</span>,
  },
  {
    key: 'name',
    head: 'What it is about',
    cell: (it) => (
      <>
        <b className="med">{it.name}</b> {!it.is_active && <Chip>Retired</Chip>}
      </>
    ),
  },
  {
    key: 'answerers',
    head: 'Who answers',
    width: '20%',
    className: 'mute',
    cell: (it) => it.answerers.join(', '),
  },
  { key: 'days', head: 'Working days', number: true, width: 120, cell: (it) => it.sla_wd },
  { key: 'open', head: 'Open', number: true, width: 76, cell: (it) => it.open || '–' },
  {
    key: 'library',
    head: 'In library',
    number: true,
    width: 96,
    dropBelow: 1060,
    cell: (it) => it.in_library || '–',
  },
]

export default function ClassificationList() {
  const from = useStore($classifications)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Manage AE Classifications</h1>
        <NewAct label="New classification" onOpen={() => setAdding(true)} />
      </header>
      <ListPage
        label="Classifications"
        noun="classification"
        from={{ ...from, rows: from.data ?? [] }}
        retry={() => $classifications.revalidate()}
        columns={columns}
        keyOf={(it) => it.code}
        hrefOf={hrefOf}
        card={(it) => <Card classification={it} />}
        nothing={<Empty title="No classifications" />}
      />
      <Dialog title="New classification" open={isAdding} onClose={() => setAdding(false)}>
        {isAdding && (
          <Suspense fallback={<Skeleton rows={6} />}>
            <NewClassification onDone={() => setAdding(false)} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

const Card = ({ classification: it }: { classification: ClassificationRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{it.name}</b>
      <span className="ref">{it.code}</span>
    </span>
    <span className="mute">
      {it.answerers.join(', ')}, {pluralise(it.sla_wd, 'working day')}
      {!it.is_active && ', retired'}
    </span>
  </>
)
