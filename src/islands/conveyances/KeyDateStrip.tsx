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
  const { key_dates: dates, matter_type } = caseFile.conveyance
  const sale = matter_type === 'sale'
  const exchanged = dates.exchanged_on !== null
  const moves = sale || matter_type === 'purchase'
  const pack = { name: sale ? 'Pack sent' : 'Pack received', on: dates.contract_pack_on }
  return [
    { name: 'Instructed', on: dates.instructed_on },
    ...(moves ? [pack] : []),
    ...(sale ? saleDocuments(dates) : purchaseDocuments(dates)),
    ...(moves ? [exchangeOf(dates)] : []),
    {
      name: dates.completed_at ? 'Completed' : exchanged ? 'Completion' : 'Completion target',
      on: completionDay(dates),
    },
    ...(dates.sdlt_due_on && dates.sdlt_filed_on === null
      ? [{ name: 'Tax return due', on: dates.sdlt_due_on, until: until(dates.sdlt_due_on, 14) }]
      : []),
  ]
}

type KeyDates = CaseDetail['conveyance']['key_dates']

const exchangeOf = ({ exchanged_on, exchange_target_on }: KeyDates): Cell =>
  exchanged_on === null
    ? { name: 'Exchange target', on: exchange_target_on }
    : { name: 'Exchanged', on: exchanged_on }

/** Whether the contract may still rest on what has a life of its own. */
const isAhead = ({ exchanged_on, completed_at }: KeyDates) =>
  exchanged_on === null && completed_at === null

const saleDocuments = (dates: KeyDates): readonly Cell[] =>
  isAhead(dates)
    ? [
        { name: 'Property forms', on: dates.forms_on, until: after(dates.forms_on, FORMS_LIVE) },
        {
          name: 'EPC expires',
          on: dates.epc_expires_on,
          until: until(dates.epc_expires_on, 3650),
        },
      ]
    : []

const purchaseDocuments = (dates: KeyDates): readonly Cell[] => {
  const searches = {
    name: 'Searches expire',
    on: dates.searches_expire_on,
    until: until(dates.searches_expire_on, 183),
  }
  const offer = {
    name: 'Offer expires',
    on: dates.offer_expires_on,
    until: until(dates.offer_expires_on, 183),
  }
  return [...(isAhead(dates) ? [searches] : []), ...(dates.completed_at === null ? [offer] : [])]
}

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
