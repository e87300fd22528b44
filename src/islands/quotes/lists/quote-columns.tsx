import type { Column } from '#components/list/List.tsx'
import { Chip, type ChipTone, Status } from '#components/Marks.tsx'
import { daysBetween } from '#domain/dates'
import type { NextAction } from '#domain/quote/case/bodies'
import { statusNames } from '#domain/quote/case/labels'
import type { QuoteCaseRow, QuoteCaseStatus } from '#domain/quote/case/quote-case'
import { PersonName } from '#islands/cover/PersonName.tsx'
import { dayOf, money, shortDate, time, today } from '#lib/format'

const nextText: Readonly<Record<NextAction['type'], string>> = {
  call: 'Call',
  email: 'Email',
  whatsapp: 'WhatsApp',
  wait: 'Wait',
  chase_memo: 'Chase memo',
  nurture: 'Nurture',
}

const tones: Readonly<Record<QuoteCaseStatus, ChipTone>> = {
  draft: 'plain',
  sent: 'note',
  following_up: 'note',
  accepted: 'acc',
  instructed: 'good',
  on_hold: 'warn',
  dead: 'bad',
}

export const QuoteStatus = ({ of }: { of: QuoteCaseStatus }) => (
  <Chip tone={tones[of]}>{statusNames[of]}</Chip>
)

export const Stage = ({ quoteCase }: { quoteCase: Pick<QuoteCaseRow, 'sale_stage'> }) => (
  <Status tone={quoteCase.sale_stage === 'sold' ? 'on' : undefined}>{quoteCase.sale_stage}</Status>
)

export const Next = ({ quoteCase }: { quoteCase: Pick<QuoteCaseRow, 'next_action'> }) => {
  if (quoteCase.next_action === null) return <span className="faint">–</span>
  const { type, at } = quoteCase.next_action
  const shortDateOrDash = dayOf(at)
  const isLate = at < new Date().toISOString()
  return (
    <span className={isLate ? 'bad med' : ''}>
      {nextText[type]} {shortDateOrDash === today() ? time(at) : shortDate(shortDateOrDash)}
    </span>
  )
}

/** Days since the price on offer was sent. */
export const ageOf = ({ quoted_at }: { quoted_at: string | null }) =>
  quoted_at === null ? '–' : daysBetween(dayOf(quoted_at), today())

export const shortDateOrDash = (at: string | null) => (at === null ? '–' : shortDate(dayOf(at)))

export type Columns = readonly Column<QuoteCaseRow>[]

export const matterColumn: Column<QuoteCaseRow> = {
  key: 'matter',
  head: 'Matter',
  width: 128,
  dropBelow: 1200,
  className: 'mute',
  cell: (it) => it.subject,
}

export const openedColumn: Column<QuoteCaseRow> = {
  key: 'opened',
  head: 'Opened',
  number: true,
  width: 76,
  dropBelow: 1200,
  cell: (it) => (it.viewed_at ? shortDate(dayOf(it.viewed_at)) : 'no'),
}

export const identityColumns: Columns = [
  {
    key: 'number',
    head: 'Number',
    sort: 'number',
    width: 76,
    cell: (it) => <span className="ref">{it.number}</span>,
  },
  {
    key: 'person',
    head: 'Person',
    sort: 'person',
    width: '15%',
    className: 'q-person',
    cell: (it) => <b className="med">{it.people || 'No name yet'}</b>,
  },
  matterColumn,
  { key: 'address', head: 'Address', width: '15%', cell: (it) => it.address || '–' },
]

export const feeColumns: Columns = [
  {
    key: 'fee',
    head: 'Fee',
    sort: 'fee',
    number: true,
    width: 92,
    className: 'q-fee',
    cell: (it) => money(it.fee_ex_vat),
  },
  {
    key: 'total',
    head: 'Total',
    sort: 'total',
    isExtra: true,
    number: true,
    cell: (it) => money(it.total_inc_vat),
  },
]

export const quoteColumns: Columns = [
  ...identityColumns,
  {
    key: 'status',
    head: 'Status',
    width: 112,
    cell: (it) => <QuoteStatus of={it.status} />,
  },
  { key: 'stage', head: 'Stage', width: 84, cell: (it) => <Stage quoteCase={it} /> },
  ...feeColumns,
  {
    key: 'owner',
    head: 'Owner',
    width: 112,
    dropBelow: 1200,
    cell: (it) => (it.owner === null ? '–' : <PersonName person={it.owner} isShort />),
  },
  {
    key: 'next',
    head: 'Next',
    width: 112,
    className: 'no-wrap',
    cell: (it) => <Next quoteCase={it} />,
  },
  {
    key: 'changed',
    head: 'Changed',
    sort: 'changed',
    number: true,
    width: 60,
    className: 'mute',
    cell: (it) => shortDateOrDash(it.updated_at),
  },
  {
    key: 'until',
    head: 'Valid until',
    sort: 'until',
    isExtra: true,
    number: true,
    cell: (it) => shortDateOrDash(it.valid_until),
  },
]
