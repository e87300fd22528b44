import { dayOf, nearDate, shortDate } from '#lib/format'
import { LazySoldAge } from './LazyLeadClock.tsx'
import {
  actionColumns,
  agencyColumns,
  type Columns,
  intentColumns,
  nextColumns,
  numberColumns,
  ownerColumns,
  personColumns,
  propertyColumns,
  receivedColumns,
  statusColumns,
} from './lead-columns.tsx'

const on = (day: string | null) => (day === null ? '–' : nearDate(day))

export const presoldLeadColumns: Columns = [
  ...personColumns.slice(0, 1),
  ...numberColumns,
  ...receivedColumns,
  ...personColumns.slice(1),
  ...intentColumns,
  ...agencyColumns.map((it) => ({ ...it, head: 'Marketing agent' })),
  {
    key: 'market',
    head: 'On market',
    number: true,
    width: 76,
    cell: (it) => on(it.on_market_since),
  },
  ...propertyColumns.map((it) => (it.key === 'price' ? { ...it, head: 'Asking' } : it)),
  {
    key: 'pack',
    head: 'Pack offered',
    number: true,
    width: 76,
    cell: (it) => (it.pack_offered_at ? shortDate(dayOf(it.pack_offered_at)) : 'no'),
  },
  ...ownerColumns,
  ...nextColumns.map((it) => ({ ...it, head: 'Next contact' })),
  ...actionColumns,
]

export const soldLeadColumns: Columns = [
  ...personColumns.slice(0, 1),
  ...numberColumns,
  {
    key: 'age',
    head: 'Waiting',
    sort: 'waiting',
    width: 128,
    cell: (it) => <LazySoldAge waiting={it} />,
  },
  ...personColumns.slice(1),
  ...intentColumns,
  ...propertyColumns,
  ...agencyColumns,
  ...statusColumns,
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
  ...ownerColumns,
  ...nextColumns,
  ...actionColumns,
]
