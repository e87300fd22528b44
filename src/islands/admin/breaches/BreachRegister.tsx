import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { searchWith } from '#components/list/list-search.ts'
import { Chip } from '#components/Marks.tsx'
import { type Breach, isBreachOverdue } from '#domain/breach/breach'
import { breachKinds, breachStatuses } from '#domain/breach/labels'
import { useCan } from '#islands/chrome/use-can.ts'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { saveFile } from '#islands/lists/save-file.ts'
import { money, shortDate, today } from '#lib/format'
import { href } from '#routes'
import { $breaches, exportBreaches } from '#stores/breach/breaches'
import { $route, setSearch } from '#stores/chrome/route'
import { showRefusal } from '#stores/chrome/show-refusal'
import { BreachForms } from './BreachForms.tsx'
import { Findings } from './Findings.tsx'
import type { OpenBreach } from './open-breach.ts'

const parts = () => import('./breach-list.ts')

const statusText = (it: Breach) =>
  isBreachOverdue(it, today()) ? 'Overdue' : breachStatuses[it.status]

const Mark = ({ breach }: { breach: Breach }) => (
  <Chip tone={isBreachOverdue(breach, today()) ? 'bad' : 'plain'}>{statusText(breach)}</Chip>
)

const columns: Column<Breach>[] = [
  { key: 'number', head: 'No.', width: 56, cell: (it) => String(it.number) },
  {
    key: 'what',
    head: 'Breach',
    cell: (it) => (
      <>
        <b className="med">{it.rule}</b> <span className="faint">{it.what}</span>
      </>
    ),
  },
  { key: 'kind', head: 'Kind', width: '14%', dropBelow: 1260, cell: (it) => breachKinds[it.kind] },
  {
    key: 'ref',
    head: 'Case',
    width: 116,
    dropBelow: 1060,
    cell: (it) => <span className="ref">{it.conveyance?.ref ?? '–'}</span>,
  },
  {
    key: 'money',
    head: 'Client money',
    width: 120,
    cell: (it) => (it.client_money > 0 ? money(it.client_money) : '–'),
  },
  { key: 'found', head: 'Found', width: 96, cell: (it) => shortDate(it.found_on) },
  { key: 'due', head: 'Due', width: 96, cell: (it) => (it.due_on ? shortDate(it.due_on) : '–') },
  { key: 'status', head: 'Status', width: 120, cell: (it) => <Mark breach={it} /> },
]

/** What is open over the register: a form, or the breach that the address names. */
const useOpen = (rows: readonly Breach[] = []) => {
  const { search } = useStore($route)
  const [form, setOpen] = useState<OpenBreach | null>(null)
  const named = new URLSearchParams(search).get('breach')
  const breach = rows.find(({ id }) => id === named)
  const done = () => {
    setOpen(null)
    setSearch(searchWith(search, { breach: '' }))
  }
  const open: OpenBreach | null = form ?? (breach ? { name: 'show', breach } : null)
  return { search, open, setOpen, done }
}

const Nothing = () => (
  <Empty title="No open breaches">
    <p>Breaches of the accounts rules and of data protection, with what was done.</p>
  </Empty>
)

/** The breaches of the firm, open ones first asked for, with what the product found. */
export default function BreachRegister() {
  const from = useStore($breaches)
  const { search, open, setOpen, done } = useOpen(from.data)
  return (
    <>
      <Head onOpen={setOpen} />
      <Findings onOpen={setOpen} />
      <ListPage
        label="Breaches"
        noun="breach"
        from={{ ...from, rows: from.data ?? [] }}
        retry={() => $breaches.revalidate()}
        columns={columns}
        keyOf={(it) => it.id}
        hrefOf={(it) => `${href('admin-breaches', {})}${searchWith(search, { breach: it.id })}`}
        card={(it) => <Card breach={it} />}
        parts={parts}
        nothing={<Nothing />}
      />
      <BreachForms open={open} onOpen={setOpen} onDone={done} />
    </>
  )
}

const download = () =>
  exportBreaches()
    .then((text) => saveFile(`breaches ${today()}.csv`, text, 'text/csv'))
    .catch(showRefusal('Couldn’t export the register'))

const Head = ({ onOpen }: { onOpen: (open: OpenBreach) => void }) => (
  <header className="list-head">
    <h1 className="h1">Breaches</h1>
    <span className="end">
      <ActButton className="btn" onPress={() => void download()}>
        Export
      </ActButton>
      {useCan('breaches.update') && (
        <ActButton className="btn main" onPress={() => onOpen({ name: 'record', finding: null })}>
          Record a breach
        </ActButton>
      )}
    </span>
  </header>
)

const Card = ({ breach }: { breach: Breach }) => (
  <>
    <span className="row between">
      <b className="strong cut">
        {breach.number}. {breach.rule}
      </b>
      <span className="ref">{breach.conveyance?.ref}</span>
    </span>
    <span className="mute">
      {breachKinds[breach.kind]}, found {shortDate(breach.found_on)},{' '}
      {statusText(breach).toLowerCase()}
    </span>
  </>
)
