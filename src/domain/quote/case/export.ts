import { daysBetween, londonDate } from '#domain/dates'
import { type ExportColumn, formatInstant, formatPoundsCell } from '#domain/list/export'
import { statusNames } from './labels.ts'
import type { QuoteCaseRow } from './quote-case.ts'

type Columns = readonly ExportColumn<QuoteCaseRow>[]

/** The columns of the list as a file; days are counted to `today`. */
export const quoteCaseExport = (today: string): Columns => [
  ...quoteColumns,
  ...peopleColumns,
  { key: 'quoted', head: 'Quoted', of: (it) => formatInstant(it.quoted_at) },
  {
    key: 'age',
    head: 'Days',
    of: ({ quoted_at: at }) => (at === null ? null : daysBetween(londonDate(at), today)),
  },
  ...followUpColumns,
]

const quoteColumns: Columns = [
  { key: 'number', head: 'Number', of: (it) => it.number },
  { key: 'person', head: 'Person', of: (it) => it.people },
  { key: 'matter', head: 'Matter', of: (it) => it.subject },
  {
    key: 'address',
    head: 'Address',
    of: (it) => [it.address, it.postcode].filter(Boolean).join(', '),
  },
  { key: 'status', head: 'Status', of: (it) => statusNames[it.status] },
  { key: 'stage', head: 'Stage', of: (it) => it.sale_stage },
  {
    key: 'price',
    head: 'Price',
    of: (it) => (it.price === null ? null : formatPoundsCell(it.price)),
  },
  { key: 'fee', head: 'Fee', of: (it) => formatPoundsCell(it.fee_ex_vat) },
  { key: 'total', head: 'Total with VAT', of: (it) => formatPoundsCell(it.total_inc_vat) },
]

const peopleColumns: Columns = [
  { key: 'agency', head: 'Agency', of: (it) => it.agency },
  { key: 'negotiator', head: 'Negotiator', of: (it) => it.negotiator },
  { key: 'owner', head: 'Owner', of: (it) => it.owner?.name ?? null },
  { key: 'giver', head: 'Giver', of: (it) => it.giver?.name ?? null },
  { key: 'bdm', head: 'BDM', of: (it) => it.bdm?.name ?? null },
]

const followUpColumns: Columns = [
  { key: 'opened', head: 'Opened', of: (it) => formatInstant(it.viewed_at) },
  { key: 'next', head: 'Next', of: (it) => formatInstant(it.next_action?.at ?? null) },
  { key: 'temperature', head: 'Interest', of: (it) => it.temperature },
  { key: 'until', head: 'Valid until', of: (it) => it.valid_until },
  { key: 'changed', head: 'Changed', of: (it) => formatInstant(it.updated_at) },
]
