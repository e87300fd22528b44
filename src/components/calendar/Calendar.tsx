import type { DateOnly } from '#domain/dates'
import { longDate, shortDate } from '#lib/format'
import { Icon } from '../Icon.tsx'
import { CalendarAgenda } from './CalendarAgenda.tsx'
import type { CalendarEntry, DayTotals } from './CalendarEntry.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'
import { CalendarWeek } from './CalendarWeek.tsx'
import { type CalendarView, rangeOf, stepped } from './calendar-days.ts'

export type CalendarRange = { readonly view: CalendarView; readonly at: DateOnly }

type Props = CalendarRange & {
  label: string
  entries: readonly CalendarEntry[]
  totals?: DayTotals
  today: DateOnly
  /** Receives another view or day; the page fetches the days of `rangeOf`. */
  onRange: (place: CalendarRange) => void
  /** Shown without entries: 'No exchange and no completion.' */
  empty: string
}

const views: readonly (readonly [CalendarView, string])[] = [
  ['month', 'Month'],
  ['week', 'Week'],
  ['agenda', 'Agenda'],
]

/** Entries by month, week or agenda. Weeks begin on Monday; bank holidays are named. */
export const Calendar = ({ label, entries, totals, today, view, at, onRange, empty }: Props) => {
  const { from, until } = rangeOf(view, at)
  const shown = entries.filter(({ on }) => on >= from && on <= until)
  return (
    <section className="calendar" aria-label={label}>
      <CalendarHead {...{ view, at, today, onRange }} />
      {view === 'month' && (
        <>
          <CalendarMonth
            entries={shown}
            totals={totals}
            today={today}
            at={at}
            onMove={(day) => onRange({ view, at: day })}
            onOpen={(day) => onRange({ view: 'week', at: day })}
          />
          <div className="narrow">
            <CalendarAgenda
              entries={shown.filter(({ on }) => on === at)}
              today={today}
              empty={`${longDate(at)}: nothing.`}
            />
          </div>
        </>
      )}
      {view === 'week' && <CalendarWeek entries={shown} totals={totals} today={today} at={at} />}
      {view === 'agenda' && (
        <CalendarAgenda entries={shown} totals={totals} today={today} empty={empty} />
      )}
    </section>
  )
}

const CalendarHead = ({
  view,
  at,
  today,
  onRange,
}: Omit<Props, 'label' | 'entries' | 'totals' | 'empty'>) => (
  <header>
    <h3 aria-live="polite">{nameOf({ view, at })}</h3>
    <span className="row">
      <Step by={-1} words="Earlier" {...{ view, at, onRange }} />
      <button type="button" className="btn small" onClick={() => onRange({ view, at: today })}>
        Today
      </button>
      <Step by={1} words="Later" {...{ view, at, onRange }} />
    </span>
    <fieldset className="seg-ctl" aria-label="View">
      {views.map(([name, words]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => onRange({ view: name, at })}
        >
          {words}
        </button>
      ))}
    </fieldset>
  </header>
)

type StepProps = CalendarRange & Pick<Props, 'onRange'> & { by: 1 | -1; words: string }

const Step = ({ view, at, onRange, by, words }: StepProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={words}
    onClick={() => onRange({ view, at: stepped(view, at, by) })}
  >
    <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
  </button>
)

/** 'November 2026', or the days that a view spans. */
const nameOf = ({ view, at }: CalendarRange) => {
  if (view === 'month') return longDate(at).split(' ').slice(2).join(' ')
  const { from, until } = rangeOf(view, at)
  return `${shortDate(from)} to ${shortDate(until)}`
}
