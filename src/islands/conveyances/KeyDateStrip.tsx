import { Clock } from '#components/Marks.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { addDays } from '#domain/dates'
import { pluralise, shortDate, today } from '#lib/format'

const DAY = 86_400_000
const daysTo = (on: string) => Math.round((Date.parse(on) - Date.parse(today())) / DAY)

// The Protocol asks the seller's side to confirm or renew replies that are two months old.
const FORMS_LIVE = 61

type Cell = {
  name: string
  on: string | null
  /** When the document expires, and its whole life in days, over which its clock empties. */
  until?: { on: string; life: number } | undefined
}

export const KeyDateStrip = ({ caseFile }: { caseFile: CaseDetail }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip scrolls, and the keyboard must reach it
  <ul className="dates" tabIndex={0} aria-label="Key dates">
    {cellsOf(caseFile).map((cell) => (
      <li key={cell.name}>
        <span className="k">{cell.name}</span>
        <span className="v">{cell.on ? shortDate(cell.on) : '–'}</span>
        <TimeLeft cell={cell} />
      </li>
    ))}
  </ul>
)

const cellsOf = (caseFile: CaseDetail): readonly Cell[] => {
  const dates = caseFile.conveyance.key_dates
  const sale = caseFile.conveyance.matter_type === 'sale'
  const exchanged = dates.exchanged_on !== null
  return [
    { name: 'Instructed', on: dates.instructed_on },
    { name: sale ? 'Pack sent' : 'Pack received', on: dates.contract_pack_on },
    ...(sale ? saleDocuments(dates) : purchaseDocuments(dates)),
    exchanged
      ? { name: 'Exchanged', on: dates.exchanged_on }
      : { name: 'Exchange target', on: dates.exchange_target_on },
    {
      name: dates.completed_at ? 'Completed' : exchanged ? 'Completion' : 'Completion target',
      on: completionDay(dates),
    },
    ...(dates.sdlt_due_on
      ? [{ name: 'Tax return due', on: dates.sdlt_due_on, until: until(dates.sdlt_due_on, 14) }]
      : []),
  ]
}

type KeyDates = CaseDetail['conveyance']['key_dates']

const saleDocuments = (dates: KeyDates): readonly Cell[] => [
  { name: 'Property forms', on: dates.forms_on, until: after(dates.forms_on, FORMS_LIVE) },
  {
    name: 'EPC expires',
    on: dates.epc_expires_on,
    until: until(dates.epc_expires_on, 3650),
  },
]

const purchaseDocuments = (dates: KeyDates): readonly Cell[] => [
  {
    name: 'Searches expire',
    on: dates.searches_expire_on,
    until: until(dates.searches_expire_on, 183),
  },
  {
    name: 'Offer expires',
    on: dates.offer_expires_on,
    until: until(dates.offer_expires_on, 183),
  },
]

const TimeLeft = ({ cell }: { cell: Cell }) => {
  if (cell.on === null) return <span className="f faint">not set</span>
  if (!cell.until) return <span className="f">{daysText(daysTo(cell.on))}</span>
  const days = daysTo(cell.until.on)
  const left = Math.min(Math.round((days / cell.until.life) * 100), 100)
  const label = cell.until.on === cell.on ? daysText(days) : staleText(days)
  return (
    <span className={`f ${left < 15 ? 'warn' : ''}`}>
      <Clock left={left} label={label} /> {label}
    </span>
  )
}

const daysText = (days: number) => {
  if (days === 0) return 'today'
  return days > 0 ? `${pluralise(days, 'day')} left` : `${pluralise(-days, 'day')} ago`
}
const staleText = (days: number) =>
  days > 0 ? `renew in ${pluralise(days, 'day')}` : 'out of date'

const until = (on: string | null, life: number) => (on === null ? undefined : { on, life })
const after = (on: string | null, life: number) =>
  on === null ? undefined : { on: addDays(on, life), life }
