import { lazy, Suspense } from 'react'
import type { Column } from '#components/list/List.tsx'
import { intentWords } from '#domain/lead/labels'
import type { LeadRow } from '#domain/lead/lead'
import { exactly, price, when } from '#lib/format'
import { LeadNext, Phone } from './lead-cells.tsx'

// The rows come first; what can be done with them comes right after.
const LeadRowActs = lazy(() => import('./LeadRowActs.tsx'))
const Acts = ({ it }: { it: LeadRow }) => (
  <Suspense>
    <LeadRowActs it={it} />
  </Suspense>
)

export type Columns = readonly Column<LeadRow>[]

export const number: Columns = [
  {
    key: 'number',
    head: 'Number',
    isExtra: true,
    className: 'q-number',
    cell: (it) => <span className="ref">{it.number}</span>,
  },
]
export const received: Columns = [
  {
    key: 'received',
    head: 'Received',
    sort: 'received',
    className: 'l-day mute num',
    cell: (it) => (
      <time dateTime={it.received_at} title={exactly(it.received_at)}>
        {when(it.received_at)}
      </time>
    ),
  },
]
export const person: Columns = [
  {
    key: 'person',
    head: 'Person',
    sort: 'person',
    className: 'q-person',
    cell: (it) => (
      <>
        <b className="med">{it.person}</b>
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
  { key: 'phone', head: 'Telephone', className: 'l-phone', cell: (it) => <Phone it={it} /> },
]
export const wants: Columns = [
  { key: 'intent', head: 'Wants', className: 'q-matter', cell: (it) => intentWords(it.intent) },
]
export const place: Columns = [
  { key: 'postcode', head: 'Postcode', className: 'q-postcode', cell: (it) => it.postcode || '–' },
  {
    key: 'price',
    head: 'Price',
    sort: 'price',
    number: true,
    className: 'q-price',
    cell: (it) => (it.price === null ? '–' : price(it.price)),
  },
]
export const agency: Columns = [
  { key: 'agency', head: 'Agency', className: 'q-agency l-wide', cell: (it) => it.agency ?? '–' },
]
export const owner: Columns = [
  {
    key: 'owner',
    head: 'Owner',
    className: 'q-owner',
    cell: (it) => it.owner?.name ?? <span className="faint">nobody</span>,
  },
]
export const next: Columns = [
  {
    key: 'next',
    head: 'Next',
    sort: 'next',
    className: 'q-next',
    cell: (it) => <LeadNext it={it} />,
  },
]
export const acts: Columns = [
  { key: 'acts', head: '', className: 'u-acts', cell: (it) => <Acts it={it} /> },
]
