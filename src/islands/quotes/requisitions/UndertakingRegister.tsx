import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import { undertakingKinds, undertakingSides, undertakingStatuses } from '#domain/undertaking/labels'
import { isUndertakingOverdue, type UndertakingRow } from '#domain/undertaking/undertaking'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { shortDate, today } from '#lib/format'
import { href } from '#routes'
import { $undertakingRegister } from '#stores/undertaking/register'
import { drawerHref } from './drawer-address.ts'

const parts = () => import('./undertaking-list.ts')
const UndertakingFigures = lazy(() => import('./UndertakingFigures.tsx'))
const page = href('quotes-requisition-replies', {})

const statusText = (it: UndertakingRow) =>
  isUndertakingOverdue(it, today()) ? 'Overdue' : undertakingStatuses[it.status]

const columns: Column<UndertakingRow>[] = [
  { key: 'ref', head: 'Case', width: 116, cell: (it) => <span className="ref">{it.ref}</span> },
  {
    key: 'kind',
    head: 'Undertaking',
    cell: (it) => (
      <>
        <b className="med">{undertakingKinds[it.kind]}</b>{' '}
        <span className="faint">{it.address}</span>
      </>
    ),
  },
  {
    key: 'side',
    head: 'Side',
    width: 128,
    dropBelow: 1060,
    className: 'mute',
    cell: (it) => undertakingSides[it.side],
  },
  { key: 'firm', head: 'Other firm', width: '16%', cell: (it) => it.firm },
  {
    key: 'earner',
    head: 'Fee earner',
    width: '13%',
    dropBelow: 1260,
    className: 'mute',
    cell: (it) => it.fee_earner.name,
  },
  { key: 'due', head: 'Due', width: 84, cell: (it) => shortDate(it.due_on) },
  {
    key: 'status',
    head: 'Status',
    width: 150,
    cell: (it) => (
      <Chip tone={isUndertakingOverdue(it, today()) ? 'bad' : 'plain'}>{statusText(it)}</Chip>
    ),
  },
]

/** The undertakings of the firm, owed ones first asked for, the earliest due first. */
export const UndertakingRegister = () => {
  const from = useStore($undertakingRegister)
  return (
    <>
      <Suspense>
        <UndertakingFigures />
      </Suspense>
      <ListPage
        label="Undertakings"
        noun="undertaking"
        from={{ ...from, rows: from.data ?? [] }}
        retry={() => $undertakingRegister.revalidate()}
        columns={columns}
        keyOf={(it) => it.id}
        hrefOf={(it) => drawerHref(page, 'undertaking', it)}
        card={(it) => <Card undertaking={it} />}
        parts={parts}
        nothing={
          <Empty title="No undertakings are owed">
            <p>Undertakings are written down on each case, under Requisitions.</p>
          </Empty>
        }
      />
    </>
  )
}

const Card = ({ undertaking: it }: { undertaking: UndertakingRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{undertakingKinds[it.kind]}</b>
      <span className="ref">{it.ref}</span>
    </span>
    <span className="mute">
      {undertakingSides[it.side]}, {it.firm}, {statusText(it).toLowerCase()}, due{' '}
      {shortDate(it.due_on)}
    </span>
  </>
)
