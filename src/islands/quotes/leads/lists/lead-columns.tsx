import { lazy, Suspense } from 'react'
import type { Column } from '#components/list/List.tsx'
import { intentLabels } from '#domain/lead/labels'
import type { LeadRow } from '#domain/lead/lead'
import { PersonName } from '#islands/cover/PersonName.tsx'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { exactInstant, price, shortInstant } from '#lib/format'
import { LeadNext, LeadStatusChip, Phone } from './lead-cells.tsx'

// Loaded after the rows.
const LeadRowActs = lazy(() => import('./LeadRowActs.tsx'))
const Acts = ({ lead }: { lead: LeadRow }) => (
  <Suspense>
    <LeadRowActs lead={lead} />
  </Suspense>
)

export type Columns = readonly Column<LeadRow>[]

export const numberColumns: Columns = [
  {
    key: 'number',
    head: 'Number',
    isExtra: true,
    width: 76,
    cell: (it) => <span className="ref">{it.number}</span>,
  },
]
export const receivedColumns: Columns = [
  {
    key: 'received',
    head: 'Received',
    sort: 'received',
    width: 76,
    className: 'mute num',
    cell: (it) => (
      <time dateTime={it.received_at} title={exactInstant(it.received_at)}>
        {shortInstant(it.received_at)}
      </time>
    ),
  },
]
export const personColumns: Columns = [
  {
    key: 'person',
    head: 'Person',
    sort: 'person',
    width: '15%',
    className: 'q-person',
    cell: (it) => (
      <>
        <b className="med">{it.person}</b>
        <SampleMark id={it.id} />
        {it.likeness && (
          <>
            {' '}
            <span
              className="chip warn"
              title={`${it.likeness.number}: ${it.likeness.reasons.join(', ')}`}
            >
              like {it.likeness.number}
            </span>
          </>
        )}
      </>
    ),
  },
  {
    key: 'phone',
    head: 'Telephone',
    width: 128,
    className: 'l-phone',
    cell: (it) => <Phone lead={it} />,
  },
]
export const intentColumns: Columns = [
  {
    key: 'intent',
    head: 'Matter',
    width: 128,
    dropBelow: 1200,
    cell: (it) => intentLabels(it.intent),
  },
]
export const propertyColumns: Columns = [
  {
    key: 'postcode',
    head: 'Postcode',
    width: 92,
    className: 'no-wrap',
    cell: (it) => it.postcode || '–',
  },
  {
    key: 'price',
    head: 'Price',
    sort: 'price',
    number: true,
    width: 92,
    dropBelow: 1040,
    cell: (it) => (it.price === null ? '–' : price(it.price)),
  },
]
export const agencyColumns: Columns = [
  {
    key: 'agency',
    head: 'Agency',
    width: '12.5%',
    dropBelow: 1640,
    cell: (it) => it.agency ?? '–',
  },
]
export const statusColumns: Columns = [
  {
    key: 'status',
    head: 'Status',
    width: 100,
    className: 'no-wrap',
    cell: (it) => <LeadStatusChip of={it.status} />,
  },
]
export const ownerColumns: Columns = [
  {
    key: 'owner',
    head: 'Owner',
    width: 112,
    dropBelow: 1200,
    cell: (it) =>
      it.owner === null ? (
        <span className="faint">unassigned</span>
      ) : (
        <PersonName person={it.owner} isShort />
      ),
  },
]
export const nextColumns: Columns = [
  {
    key: 'next',
    head: 'Next',
    sort: 'next',
    width: 112,
    className: 'no-wrap',
    cell: (it) => <LeadNext lead={it} />,
  },
]
export const actionColumns: Columns = [
  { key: 'acts', head: '', width: 44, className: 'u-acts', cell: (it) => <Acts lead={it} /> },
]
