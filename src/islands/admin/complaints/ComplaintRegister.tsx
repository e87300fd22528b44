import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import { type ComplaintRow, isComplaintOverdue } from '#domain/complaint/complaint'
import { complaintHeads, complaintOutcomes, complaintStatuses } from '#domain/complaint/labels'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { shortDate, today } from '#lib/format'
import { href } from '#routes'
import { $complaintRegister } from '#stores/complaint/register'

const parts = () => import('./complaint-list.ts')

const statusText = (it: ComplaintRow) => {
  if (isComplaintOverdue(it, today())) return 'Overdue'
  return it.closing ? complaintOutcomes[it.closing.outcome] : complaintStatuses[it.status]
}

const columns: Column<ComplaintRow>[] = [
  { key: 'ref', head: 'Case', width: 116, cell: (it) => <span className="ref">{it.ref}</span> },
  {
    key: 'name',
    head: 'Complaint',
    cell: (it) => (
      <>
        <b className="med">{it.name}</b> <span className="faint">{complaintHeads[it.head]}</span>
      </>
    ),
  },
  { key: 'handler', head: 'Handler', width: '16%', cell: (it) => it.handler.name },
  {
    key: 'earner',
    head: 'Fee earner',
    width: '14%',
    dropBelow: 1260,
    className: 'mute',
    cell: (it) => it.fee_earner.name,
  },
  {
    key: 'received',
    head: 'Received',
    width: 96,
    dropBelow: 1060,
    cell: (it) => shortDate(it.received_on),
  },
  { key: 'due', head: 'Answer by', width: 96, cell: (it) => shortDate(it.due_on) },
  {
    key: 'status',
    head: 'Status',
    width: 150,
    cell: (it) => (
      <Chip tone={isComplaintOverdue(it, today()) ? 'bad' : 'plain'}>{statusText(it)}</Chip>
    ),
  },
]

/** The complaints of the firm, open ones first asked for, the earliest due first. */
export default function ComplaintRegister() {
  const from = useStore($complaintRegister)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Complaints</h1>
      </header>
      <ListPage
        label="Complaints"
        noun="complaint"
        from={{ ...from, rows: from.data ?? [] }}
        retry={() => $complaintRegister.revalidate()}
        columns={columns}
        keyOf={(it) => it.id}
        hrefOf={(it) => `${href('conveyances-id', { id: it.conveyance_id })}?tab=compliance`}
        card={(it) => <Card complaint={it} />}
        parts={parts}
        nothing={
          <Empty title="No open complaints">
            <p>Complaints are logged on each case, under Compliance.</p>
          </Empty>
        }
      />
    </>
  )
}

const Card = ({ complaint: it }: { complaint: ComplaintRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{it.name}</b>
      <span className="ref">{it.ref}</span>
    </span>
    <span className="mute">
      {complaintHeads[it.head]}, {it.handler.name}, {statusText(it).toLowerCase()}, answer by{' '}
      {shortDate(it.due_on)}
    </span>
  </>
)
