import { useState } from 'react'
import { Empty } from '#components/Loaded.tsx'
import { BulkBar } from '#components/list/BulkBar.tsx'
import { type Column, List, type Picked, type Sort } from '#components/list/List.tsx'
import { ListTotals } from '#components/list/ListTotals.tsx'
import { money } from '#lib/format'

export const about = {
  heading: 'List',
  words: 'table rows cards sort pick bulk totals density keyboard sticky virtual',
}

type Case = { readonly ref: string; readonly client: string; readonly fees: number }

const cases: readonly Case[] = [
  { ref: '26-S-01187', client: 'M & D Ellison', fees: 1_245_00 },
  { ref: '26-P-01188', client: 'M & D Ellison', fees: 1_495_00 },
  { ref: '26-S-01102', client: 'N & B Tranter', fees: 985_00 },
]

const columns: readonly Column<Case>[] = [
  { key: 'ref', head: 'Ref', sort: 'ref', cell: (it) => <span className="ref">{it.ref}</span> },
  { key: 'client', head: 'Client', sort: 'client', cell: (it) => it.client },
  { key: 'fees', head: 'Fees', number: true, cell: (it) => money(it.fees) },
]

const Nothing = () => <Empty title="No cases yet" />

const Form = () => <p>The form asks for the new fee earner here.</p>

/** Rows with their totals; selecting one shows the bulk actions instead. */
export default function Rows() {
  const [picked, setPicked] = useState<Picked>(new Set())
  const [sort, setSort] = useState<Sort>({ by: 'ref', direction: 'asc' })
  const by = sort.by === 'client' ? 'client' : 'ref'
  const inOrder = cases.toSorted((a, b) => a[by].localeCompare(b[by]))
  const rows = sort.direction === 'asc' ? inOrder : inOrder.toReversed()
  return (
    <>
      <List
        label="Cases of the kit"
        rows={rows}
        columns={columns}
        keyOf={(it) => it.ref}
        hrefOf={(it) => `#${it.ref}`}
        card={(it) => <b className="strong">{it.client}</b>}
        sort={sort}
        onSort={setSort}
        picked={picked}
        onPick={setPicked}
        empty={<Nothing />}
      />
      {picked.size === 0 ? (
        <ListTotals
          noun="case"
          canPick
          totals={{ count: 3, capped: false, sums: [{ label: 'Fees', amount: 3_725_00 }] }}
        />
      ) : (
        <BulkBar
          noun="case"
          rows={rows.filter(({ ref }) => picked.has(ref))}
          acts={[
            {
              key: 'give',
              label: 'Reassign',
              title: (them) => `Reassign ${them}`,
              Form,
              done: 'reassigned',
              blockOf: ({ ref }) => (ref === '26-S-01102' ? 'archived' : null),
            },
          ]}
          onClear={() => setPicked(new Set())}
          onDone={() => setPicked(new Set())}
        />
      )}
    </>
  )
}
