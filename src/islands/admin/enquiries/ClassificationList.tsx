import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { ClassificationRow } from '#domain/enquiry/classification/classification'
import { type TreeRow, treeOf } from '#domain/enquiry/classification/tree'
import { useCan } from '#islands/chrome/use-can.ts'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $classifications } from '#stores/enquiry/classifications'
import { NewAct } from './NewAct.tsx'

const NewClassification = lazy(() =>
  import('./ClassificationForm.tsx').then((it) => ({ default: it.NewClassification })),
)
const OrderClassifications = lazy(() => import('./OrderClassifications.tsx'))

const hrefOf = ({ number }: ClassificationRow) =>
  href('admin-additional-enquiry-classifications-id', { id: String(number) })

type Row = TreeRow<ClassificationRow>

const INDENT = 20

const goneText = ({ merged_into }: ClassificationRow) =>
  merged_into === null ? 'Retired' : `Merged into ${merged_into}`

const Code = ({ classification: { code, colour } }: { classification: ClassificationRow }) =>
  colour === null ? <span className="ref">{code}</span> : <Chip tone={colour}>{code}</Chip>

const columns: Column<Row>[] = [
  {
    key: 'code',
    head: 'Code',
    width: 76,
    cell: (it) => <Code classification={it} />,
  },
  {
    key: 'name',
    head: 'What it is about',
    cell: (it) => (
      <span style={{ paddingInlineStart: it.depth * INDENT }}>
        <b className="med">{it.name}</b> {!it.is_active && <Chip>{goneText(it)}</Chip>}
      </span>
    ),
  },
  {
    key: 'answerers',
    head: 'Who answers',
    width: '20%',
    className: 'mute',
    cell: (it) => it.answerers.join(', '),
  },
  {
    key: 'phrase',
    head: 'What clients read',
    width: '18%',
    dropBelow: 1260,
    className: 'mute',
    cell: (it) => it.agent_phrase ?? it.name,
  },
  {
    key: 'protocol',
    head: 'Protocol',
    width: 96,
    dropBelow: 1260,
    className: 'mute',
    cell: (it) => (it.protocol_default ? 'Proper' : 'Not proper'),
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

const titles = { new: 'New classification', order: 'Order of classifications' }

export default function ClassificationList() {
  const from = useStore($classifications)
  const [open, setOpen] = useState<keyof typeof titles | null>(null)
  const mayChange = useCan('additional-enquiries.update')
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Manage AE Classifications</h1>
        <span className="end row">
          {mayChange && (
            <button type="button" className="btn" onClick={() => setOpen('order')}>
              Change order
            </button>
          )}
          <NewAct label="New classification" onOpen={() => setOpen('new')} />
        </span>
      </header>
      <ListPage
        label="Classifications"
        noun="classification"
        from={{ ...from, rows: treeOf(from.data ?? []) }}
        retry={() => $classifications.revalidate()}
        columns={columns}
        keyOf={(it) => it.code}
        hrefOf={hrefOf}
        card={(it) => <Card classification={it} />}
        nothing={<Empty title="No classifications" />}
      />
      <Dialogs open={open} onDone={() => setOpen(null)} />
    </>
  )
}

type DialogsProps = { open: keyof typeof titles | null; onDone: () => void }

const Dialogs = ({ open, onDone }: DialogsProps) => (
  <Dialog title={titles[open ?? 'new']} open={open !== null} onClose={onDone}>
    <Suspense fallback={<Skeleton rows={6} />}>
      {open === 'new' && <NewClassification onDone={onDone} />}
      {open === 'order' && <OrderClassifications onDone={onDone} />}
    </Suspense>
  </Dialog>
)

const Card = ({ classification: it }: { classification: ClassificationRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{it.name}</b>
      <Code classification={it} />
    </span>
    <span className="mute">
      {it.answerers.join(', ')}, {pluralise(it.sla_wd, 'working day')}
      {!it.is_active && `, ${goneText(it).toLowerCase()}`}
    </span>
  </>
)
