import { lazy, Suspense } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { Column } from '#components/list/List.tsx'
import { Stages } from '#components/Marks.tsx'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { statusNames } from '#domain/conveyance/labels'
import { matterNames } from '#domain/matter-names'
import { HolderCell } from '#islands/conveyances/holder-marks.tsx'
import { daysAgo, nearDate, price, today } from '#lib/format'

const ExchangeTarget = lazy(() => import('#islands/conveyances/acts/ExchangeTarget.tsx'))

/** The columns of the case list, in the order in which people ask: which, who, where, how far, what next, when. */
export const conveyanceColumns: Column<ConveyanceRow>[] = [
  {
    key: 'ref',
    head: 'Ref',
    sort: 'ref',
    width: 92,
    cell: (it) => <span className="ref">{it.ref}</span>,
  },
  {
    key: 'client',
    head: 'Client',
    sort: 'client',
    width: '11%',
    dropBelow: 1060,
    cell: (it) => <b className="med">{it.client}</b>,
  },
  {
    key: 'property',
    head: 'Property',
    width: '11%',
    cell: (it) => `${it.address.line}, ${it.address.postcode.split(' ')[0]}`,
  },
  {
    key: 'matter',
    head: 'Matter',
    width: 84,
    dropBelow: 1260,
    className: 'c-matter mute',
    cell: (it) => matterNames[it.matter_type],
  },
  {
    key: 'stage',
    head: 'Stage',
    sort: 'stage',
    width: 192,
    cell: (it) => (
      <span className="stage">
        <Stages at={it.stage.n} of={it.stage.of} />
        <span className="cut">{it.stage.name}</span>
      </span>
    ),
  },
  {
    key: 'holder',
    head: 'Who has it, working days',
    sort: 'holder',
    width: 172,
    cell: (it) =>
      it.holder ? (
        <HolderCell holder={it.holder} />
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
    key: 'target',
    head: 'Target',
    sort: 'target',
    number: true,
    width: 76,
    dropBelow: 1060,
    cell: (it) => (it.target_on ? nearDate(it.target_on) : '–'),
  },
  {
    key: 'contact',
    head: 'Contact',
    sort: 'contact',
    number: true,
    width: 60,
    dropBelow: 1260,
    className: 'mute',
    cell: (it) => (it.last_client_contact_on ? daysAgo(it.last_client_contact_on, today()) : '–'),
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
  { key: 'fee_earner', head: 'Fee earner', isExtra: true, cell: (it) => it.fee_earner.name },
  { key: 'agency', head: 'Agency', isExtra: true, cell: (it) => it.agency ?? '–' },
  { key: 'lender', head: 'Lender', isExtra: true, cell: (it) => it.lender ?? '–' },
  { key: 'price', head: 'Price', isExtra: true, number: true, cell: (it) => price(it.price) },
  { key: 'fees', head: 'Fees', isExtra: true, number: true, cell: (it) => price(it.fees) },
  {
    key: 'flags',
    head: '',
    width: 44,
    className: 'c-flags',
    cell: (it) => <Flags conveyance={it} />,
  },
]

// Statuses in which nothing is late.
const stopped = ['on_hold', 'aborted', 'closed', 'archived']

export const Due = ({ conveyance }: { conveyance: ConveyanceRow }) => {
  const on = conveyance.next?.due_on ?? null
  if (on === null || stopped.includes(conveyance.status)) return <span className="faint">–</span>
  const now = today()
  if (on === now) return <b className="med">today</b>
  return <span className={on < now ? 'bad med' : ''}>{nearDate(on)}</span>
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
