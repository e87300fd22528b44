import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import { isRequisitionLate } from '#domain/requisition/changing'
import { requisitionStatuses } from '#domain/requisition/labels'
import { draftedShare, type RequisitionRow } from '#domain/requisition/requisition'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { relativeDay, shortDate } from '#lib/format'
import { href } from '#routes'
import { $requisitionQueue } from '#stores/requisition/queue'
import { drawerHref } from './drawer-address.ts'

const parts = () => import('./requisition-list.ts')
const page = href('quotes-requisition-replies', {})

const isLate = (it: RequisitionRow) => isRequisitionLate(it, new Date().toISOString())

const undertakingText = ({ undertakings, undertakings_waiting }: RequisitionRow) => {
  if (undertakings === 0) return '–'
  return undertakings_waiting === 0
    ? `${undertakings}`
    : `${undertakings}, ${undertakings_waiting} to approve`
}

const columns: Column<RequisitionRow>[] = [
  { key: 'ref', head: 'Case', width: 116, cell: (it) => <span className="ref">{it.ref}</span> },
  { key: 'address', head: 'Property', cell: (it) => <b className="med">{it.address}</b> },
  { key: 'firm', head: 'From', width: '18%', cell: (it) => it.firm },
  {
    key: 'received',
    head: 'Received',
    width: 92,
    dropBelow: 1060,
    cell: (it) => shortDate(it.received_on),
  },
  {
    key: 'due',
    head: 'Due',
    width: 84,
    cell: (it) => (
      <span className={isLate(it) ? 'bad' : ''} title={relativeDay(it.due_on)}>
        {shortDate(it.due_on)}
      </span>
    ),
  },
  {
    key: 'items',
    head: 'Points',
    number: true,
    width: 76,
    dropBelow: 1260,
    cell: (it) => it.items.length,
  },
  {
    key: 'drafted',
    head: 'Drafted',
    number: true,
    width: 84,
    cell: (it) => `${draftedShare(it)}%`,
  },
  {
    key: 'undertakings',
    head: 'Undertakings',
    width: 132,
    dropBelow: 1060,
    cell: undertakingText,
  },
  {
    key: 'approvers',
    head: 'Approver',
    width: '12%',
    dropBelow: 1260,
    className: 'mute',
    cell: (it) => it.approvers.join(', ') || '–',
  },
  {
    key: 'status',
    head: 'Status',
    width: 104,
    cell: (it) => (
      <Chip tone={it.status === 'drafting' ? 'warn' : 'plain'}>
        {requisitionStatuses[it.status]}
      </Chip>
    ),
  },
]

/** The requisitions of all cases that have not ended, the earliest due first. */
export const RequisitionQueue = () => {
  const from = useStore($requisitionQueue)
  return (
    <ListPage
      label="Requisitions"
      noun="requisition"
      from={{ ...from, rows: from.data ?? [] }}
      retry={() => $requisitionQueue.revalidate()}
      columns={columns}
      keyOf={(it) => it.id}
      hrefOf={(it) => drawerHref(page, 'requisition', it)}
      parts={parts}
      card={(it) => <Card requisition={it} />}
      nothing={
        <Empty title="Nothing to reply to">
          <p>Requisitions are recorded on each case, under Requisitions.</p>
        </Empty>
      }
    />
  )
}

const Card = ({ requisition: it }: { requisition: RequisitionRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{it.address}</b>
      <span className="ref">{it.ref}</span>
    </span>
    <span className="mute">
      {it.firm}, {requisitionStatuses[it.status].toLowerCase()}, due {shortDate(it.due_on)}
    </span>
  </>
)
