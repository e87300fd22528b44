import { dayOf, nearDate, shortDate } from '#lib/format'
import { LateAge } from './LateClock.tsx'
import { LeadStatusChip } from './lead-cells.tsx'
import {
  acts,
  agency,
  type Columns,
  next,
  number,
  owner,
  person,
  place,
  received,
  wants,
} from './lead-columns.tsx'

const on = (day: string | null) => (day === null ? '–' : nearDate(day))

/** The columns of leads without an accepted offer. */
export const presoldLeadColumns: Columns = [
  ...person.slice(0, 1),
  ...number,
  ...received,
  ...person.slice(1),
  ...wants,
  ...agency.map((it) => ({ ...it, head: 'Marketing agent' })),
  {
    key: 'market',
    head: 'On market',
    number: true,
    width: 76,
    cell: (it) => on(it.on_market_since),
  },
  ...place.map((it) => (it.key === 'price' ? { ...it, head: 'Asking' } : it)),
  {
    key: 'pack',
    head: 'Pack offered',
    number: true,
    width: 76,
    cell: (it) => (it.pack_offered_at ? shortDate(dayOf(it.pack_offered_at)) : 'no'),
  },
  ...owner,
  ...next.map((it) => ({ ...it, head: 'Next contact' })),
  ...acts,
]

/** The columns of leads with an accepted offer. */
export const soldLeadColumns: Columns = [
  ...person.slice(0, 1),
  ...number,
  {
    key: 'age',
    head: 'Waiting',
    sort: 'waiting',
    width: 128,
    cell: (it) => <LateAge waiting={it} />,
  },
  ...person.slice(1),
  ...wants,
  ...place,
  ...agency,
  {
    key: 'status',
    head: 'Status',
    width: 112,
    cell: (it) => <LeadStatusChip of={it.status} />,
  },
  {
    key: 'memo',
    head: 'Memo',
    width: 76,
    cell: (it) => (it.memo_received_at ? shortDate(dayOf(it.memo_received_at)) : 'awaited'),
  },
  {
    key: 'other_side',
    head: 'Other side',
    width: '12.5%',
    dropBelow: 1640,
    cell: (it) => it.other_side || '–',
  },
  {
    key: 'exchange',
    head: 'Exchange by',
    number: true,
    width: 76,
    cell: (it) => on(it.target_exchange_on),
  },
  ...owner,
  ...next,
  ...acts,
]
