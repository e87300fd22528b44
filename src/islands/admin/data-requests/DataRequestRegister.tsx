import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import { dataRequestOutcomes, dataRequestWays } from '#domain/data-request/labels'
import { type DataRequest, isDataRequestOverdue } from '#domain/data-request/request'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { shortDate, today } from '#lib/format'
import { href } from '#routes'
import { $dataRequestRegister } from '#stores/data-request/register'

const parts = () => import('./data-request-list.ts')

const statusText = (it: DataRequest) => {
  if (it.closing) return dataRequestOutcomes[it.closing.outcome]
  if (isDataRequestOverdue(it, today())) return 'Overdue'
  return it.archives.length > 0 ? 'Archive made' : 'Open'
}

const columns: Column<DataRequest>[] = [
  { key: 'name', head: 'Person', cell: (it) => <b className="med">{it.name}</b> },
  { key: 'way', head: 'Came by', width: '18%', cell: (it) => dataRequestWays[it.way] },
  {
    key: 'received',
    head: 'Received',
    width: 110,
    dropBelow: 1060,
    cell: (it) => shortDate(it.received_on),
  },
  { key: 'due', head: 'Answer by', width: 110, cell: (it) => shortDate(it.due_on) },
  {
    key: 'status',
    head: 'Status',
    width: 150,
    cell: (it) => (
      <Chip tone={isDataRequestOverdue(it, today()) ? 'bad' : 'plain'}>{statusText(it)}</Chip>
    ),
  },
]

/** The requests for personal data of the firm, open ones first asked for, the earliest due first. */
export default function DataRequestRegister() {
  const from = useStore($dataRequestRegister)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Data requests</h1>
        <p className="mute">People who asked for a copy of what we hold about them.</p>
      </header>
      <ListPage
        label="Data requests"
        noun="request"
        from={{ ...from, rows: from.data ?? [] }}
        retry={() => $dataRequestRegister.revalidate()}
        columns={columns}
        keyOf={(it) => it.id}
        hrefOf={(it) => `${href('conveyances-contacts-id', { id: it.contact_id })}?tab=data`}
        card={(it) => <Card request={it} />}
        parts={parts}
        nothing={
          <Empty title="No open requests">
            <p>
              Clients ask in the portal. Others are logged on their contact, under Personal data.
            </p>
          </Empty>
        }
      />
    </>
  )
}

const Card = ({ request: it }: { request: DataRequest }) => (
  <>
    <b className="strong cut">{it.name}</b>
    <span className="mute">
      {dataRequestWays[it.way]}, {statusText(it).toLowerCase()}, answer by {shortDate(it.due_on)}
    </span>
  </>
)
