import type { Column } from '#components/List.tsx'
import { Chip, Status } from '#components/Marks.tsx'
import { daysBetween } from '#domain/dates'
import type { NextAction, QuoteCaseRow, QuoteCaseStatus } from '#domain/quote-case'
import { dayOf, money, price, shortDate, time, today } from '#lib/format'
import { statusTones, statusWords } from './quote-status.ts'

const nextWords: Readonly<Record<NextAction['type'], string>> = {
  call: 'Call',
  email: 'Email',
  whatsapp: 'WhatsApp',
  wait: 'Wait',
  chase_memo: 'Chase memo',
  nurture: 'Nurture',
}

export const QuoteStatus = ({ of }: { of: QuoteCaseStatus }) => (
  <Chip tone={statusTones[of]}>{statusWords[of]}</Chip>
)

export const Stage = ({ it }: { it: Pick<QuoteCaseRow, 'sale_stage'> }) => (
  <Status {...(it.sale_stage === 'sold' ? { tone: 'on' as const } : {})}>{it.sale_stage}</Status>
)

/** What is planned, and when; red once that has passed. */
export const Next = ({ it }: { it: Pick<QuoteCaseRow, 'next_action'> }) => {
  if (it.next_action === null) return <span className="faint">–</span>
  const { type, at } = it.next_action
  const on = dayOf(at)
  const isLate = at < new Date().toISOString()
  return (
    <span className={isLate ? 'bad med' : ''}>
      {nextWords[type]} {on === today() ? time(at) : shortDate(on)}
    </span>
  )
}

const Until = ({ it }: { it: QuoteCaseRow }) => {
  if (it.valid_until === null) return <span className="faint">–</span>
  const isLast = it.dead_on !== null && it.valid_until <= today()
  return <span className={isLast ? 'bad med' : ''}>{shortDate(it.valid_until)}</span>
}

/** Days since the price on offer was sent. */
export const ageOf = ({ quoted_at }: { quoted_at: string | null }) =>
  quoted_at === null ? '–' : daysBetween(dayOf(quoted_at), today())

const on = (at: string | null) => (at === null ? '–' : shortDate(dayOf(at)))

type Columns = readonly Column<QuoteCaseRow>[]

const who: Columns = [
  {
    key: 'number',
    head: 'Number',
    className: 'q-number',
    cell: (it) => <span className="ref">{it.number}</span>,
  },
  {
    key: 'person',
    head: 'Person',
    className: 'q-person',
    cell: (it) => <b className="med">{it.people || 'Nobody named yet'}</b>,
  },
  { key: 'matter', head: 'Matter', className: 'q-matter mute', cell: (it) => it.subject },
  { key: 'address', head: 'Address', className: 'q-address', cell: (it) => it.address || '–' },
]

const fee: Columns = [
  {
    key: 'fee',
    head: 'Fee',
    number: true,
    className: 'q-fee',
    cell: (it) => money(it.fee_ex_vat),
  },
]

/** Every quote, whatever became of it. */
export const quoteColumns: Columns = [
  ...who,
  {
    key: 'status',
    head: 'Status',
    className: 'q-status',
    cell: (it) => <QuoteStatus of={it.status} />,
  },
  { key: 'stage', head: 'Stage', className: 'q-stage', cell: (it) => <Stage it={it} /> },
  ...fee,
  { key: 'owner', head: 'Owner', className: 'q-owner', cell: (it) => it.owner?.name ?? '–' },
  { key: 'next', head: 'Next', className: 'q-next', cell: (it) => <Next it={it} /> },
  {
    key: 'changed',
    head: 'Changed',
    number: true,
    className: 'q-day mute',
    cell: (it) => on(it.updated_at),
  },
]

/** Open quotes of one stage. */
export const stageColumns: Columns = [
  ...who,
  {
    key: 'price',
    head: 'Price',
    number: true,
    className: 'q-price',
    cell: (it) => (it.price === null ? '–' : price(it.price)),
  },
  ...fee,
  {
    key: 'agency',
    head: 'Agency, negotiator',
    className: 'q-agency',
    cell: (it) => [it.agency, it.negotiator].filter(Boolean).join(', ') || '–',
  },
  { key: 'giver', head: 'Giver', className: 'q-giver', cell: (it) => it.giver?.name ?? '–' },
  { key: 'bdm', head: 'BDM', className: 'q-bdm', cell: (it) => it.bdm?.name ?? '–' },
  {
    key: 'quoted',
    head: 'Quoted',
    number: true,
    className: 'q-quoted',
    cell: (it) => on(it.quoted_at),
  },
  {
    key: 'age',
    head: 'Days',
    number: true,
    className: 'q-age',
    cell: (it) => ageOf(it),
  },
  {
    key: 'opened',
    head: 'Opened',
    number: true,
    className: 'q-opened',
    cell: (it) => (it.viewed_at ? shortDate(dayOf(it.viewed_at)) : 'no'),
  },
  { key: 'next', head: 'Next', className: 'q-next', cell: (it) => <Next it={it} /> },
  { key: 'temperature', head: 'Temp', className: 'q-temp mute', cell: (it) => it.temperature },
  {
    key: 'until',
    head: 'Valid until',
    number: true,
    className: 'q-until',
    cell: (it) => <Until it={it} />,
  },
]
