import { lazy, Suspense } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { Column } from '#components/list/List.tsx'
import { Stages } from '#components/Marks.tsx'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { statusNames } from '#domain/conveyance/labels'
import { matterNames } from '#domain/matter-names'
import { HolderCell } from '#islands/conveyances/holder-marks.tsx'
import { PersonName } from '#islands/cover/PersonName.tsx'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { daysAgo, nearDate, price, today, weekday } from '#lib/format'

const ExchangeTarget = lazy(() => import('#islands/conveyances/acts/ExchangeTarget.tsx'))

/** The columns of the case list, in the order in which people ask: which, how far, who, what next, when. */
export const conveyanceColumns: Column<ConveyanceRow>[] = [
  {
    key: 'property',
    head: 'Property and client',
    sort: 'client',
    width: '20%',
    exported: ['ref', 'client', 'property'],
    cell: (it) => <Property conveyance={it} />,
  },
  {
    key: 'stage',
    head: 'Stage',
    sort: 'stage',
    width: '14%',
    exported: ['stage', 'matter'],
    cell: (it) => (
      <span className="stage">
        <Stages at={it.stage.n} of={it.stage.of} />
        <span>
          {it.stage.name} <small className="c-matter">{matterNames[it.matter_type]}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'holder',
    head: 'Who is acting, working days',
    sort: 'holder',
    width: 176,
    cell: (it) =>
      it.holder ? (
        <HolderCell holder={it.holder} hasReason />
      ) : (
        <span className="faint">{statusNames[it.status]}</span>
      ),
  },
  {
    key: 'next',
    head: 'Next task',
    cell: (it) => it.next?.title ?? '–',
  },
  {
    key: 'due',
    head: 'Due',
    sort: 'due',
    number: true,
    width: 76,
    cell: (it) => <Due conveyance={it} />,
  },
  {
    key: 'next_on',
    head: 'Next date',
    sort: 'next_on',
    number: true,
    width: 100,
    cell: (it) => <NextDateCell next={it.next_date} />,
  },
  {
    key: 'contact',
    head: 'Contact',
    sort: 'contact',
    number: true,
    width: 68,
    dropBelow: 1380,
    className: 'mute',
    cell: (it) => (it.last_client_contact_on ? daysAgo(it.last_client_contact_on, today()) : '–'),
  },
  {
    key: 'fee_earner',
    head: 'Fee earner',
    width: 100,
    dropBelow: 1060,
    cell: (it) => <PersonName person={it.fee_earner} isShort />,
  },
  {
    key: 'ref',
    head: 'Ref',
    sort: 'ref',
    isExtra: true,
    cell: (it) => <span className="ref">{it.ref}</span>,
  },
  {
    key: 'client',
    head: 'Client',
    isExtra: true,
    cell: (it) => <b className="med">{it.client}</b>,
  },
  {
    key: 'matter',
    head: 'Matter',
    isExtra: true,
    className: 'mute',
    cell: (it) => matterNames[it.matter_type],
  },
  {
    key: 'target',
    head: 'Completion',
    sort: 'target',
    isExtra: true,
    number: true,
    cell: (it) => (it.target_on ? nearDate(it.target_on) : '–'),
  },
  {
    key: 'exchange',
    head: 'Exchange target',
    isExtra: true,
    number: true,
    cell: (it) => (
      <Suspense fallback="–">
        <ExchangeTarget conveyance={it} />
      </Suspense>
    ),
  },
  { key: 'status', head: 'Status', isExtra: true, cell: (it) => statusNames[it.status] },
  { key: 'agency', head: 'Agency', isExtra: true, cell: (it) => it.agency ?? '–' },
  { key: 'lender', head: 'Lender', isExtra: true, cell: (it) => it.lender ?? '–' },
  { key: 'price', head: 'Price', isExtra: true, number: true, cell: (it) => price(it.price) },
  { key: 'fees', head: 'Fees', isExtra: true, number: true, cell: (it) => price(it.fees) },
  {
    key: 'flags',
    head: '',
    width: 60,
    className: 'c-flags',
    cell: (it) => <Flags conveyance={it} />,
  },
]

const Property = ({ conveyance: { id, address, ref, client } }: { conveyance: ConveyanceRow }) => (
  <span className="cell-lines">
    <b className="med">
      {[address.line, address.postcode.split(' ')[0]].filter(Boolean).join(', ')}
    </b>{' '}
    <small>
      <span className="ref">{ref}</span> · {client}
      <SampleMark id={id} />
    </small>
  </span>
)

const NextDateCell = ({ next }: { next: ConveyanceRow['next_date'] }) =>
  next === null ? (
    <span className="faint">–</span>
  ) : (
    <span className="cell-lines">
      {weekday(next.on)} {nearDate(next.on)} <small>{next.kind}</small>
    </span>
  )

// Statuses in which nothing is late.
const stopped = ['on_hold', 'aborted', 'closed', 'archived']

export const Due = ({ conveyance }: { conveyance: ConveyanceRow }) => {
  const on = conveyance.next?.due_on ?? null
  if (on === null || stopped.includes(conveyance.status)) return <span className="faint">–</span>
  const now = today()
  if (on === now) return <b className="med">today</b>
  return <span className={on < now ? 'no-wrap bad med' : 'no-wrap'}>{nearDate(on)}</span>
}

export const Flags = ({ conveyance }: { conveyance: ConveyanceRow }) => (
  <span className="flags">
    {conveyance.is_linked && <Icon name="link" title="Linked sale and purchase" />}
    {conveyance.flags.includes('gifted_deposit') && <Icon name="gift" title="Gifted deposit" />}
    {conveyance.risk === 'high' && <Icon name="triangle-alert" title="High risk" className="bad" />}
    {conveyance.risk === 'medium' && (
      <Icon name="triangle-alert" title="Medium risk" className="warn" />
    )}
  </span>
)
