import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import { retentionStatus } from '#domain/retention/labels'
import type { RetentionView } from '#domain/retention/retention'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { date, pluralise } from '#lib/format'
import { href } from '#routes'
import { $retentionRegister } from '#stores/retention/register'

const parts = () => import('./retention-list.ts')

const keptUntil = ({ retained_until }: RetentionView) =>
  retained_until === null ? '–' : date(retained_until)

const columns: Column<RetentionView>[] = [
  { key: 'ref', head: 'Case', width: 116, cell: (it) => <span className="ref">{it.ref}</span> },
  { key: 'address', head: 'Property', cell: (it) => <b className="med">{it.address}</b> },
  {
    key: 'earner',
    head: 'Fee earner',
    width: '16%',
    dropBelow: 1060,
    className: 'mute',
    cell: (it) => it.fee_earner.name,
  },
  { key: 'until', head: 'Kept until', width: 130, cell: keptUntil },
  { key: 'files', head: 'Files', number: true, width: 76, cell: (it) => it.file_count },
  {
    key: 'status',
    head: 'Status',
    width: 170,
    cell: (it) => <Chip tone={it.hold ? 'bad' : 'plain'}>{retentionStatus(it)}</Chip>,
  },
]

/** The closed cases whose time is over, those on hold and those whose files are destroyed. */
export default function RetentionRegister() {
  const from = useStore($retentionRegister)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Retention</h1>
        <p className="mute">
          Closed cases whose files have been kept long enough, those on hold, and those whose files
          are destroyed.
        </p>
      </header>
      <ListPage
        label="Retention"
        noun="case"
        from={{ ...from, rows: from.data ?? [] }}
        retry={() => $retentionRegister.revalidate()}
        columns={columns}
        keyOf={(it) => it.id}
        hrefOf={(it) => `${href('conveyances-id', { id: it.id })}?tab=documents`}
        card={(it) => <Card retention={it} />}
        parts={parts}
        nothing={
          <Empty title="No file has been kept long enough">
            <p>
              A closed case appears here once the day has passed until which its file is kept. Two
              people decide about its files, on its Documents tab.
            </p>
          </Empty>
        }
      />
    </>
  )
}

const Card = ({ retention: it }: { retention: RetentionView }) => (
  <>
    <span className="row between">
      <b className="strong cut">{it.address}</b>
      <span className="ref">{it.ref}</span>
    </span>
    <span className="mute">
      {retentionStatus(it)}, kept until {keptUntil(it)}, {pluralise(it.file_count, 'file')}
    </span>
  </>
)
