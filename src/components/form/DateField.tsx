import { useId } from 'react'
import { controlOf, Field, type Frame } from '#components/Fields.tsx'
import { addDays, type DateOnly } from '#domain/dates'
import { addWorkingDays, closureOf, sameOrNextWorkingDay } from '#domain/working-days'
import { date, today, weekday } from '#lib/format'

/** A quick choice: a named day, or a number of working days from today. */
export type QuickDay = 'today' | 'tomorrow' | number

type Props = Frame & {
  /** 'YYYY-MM-DD' or ''. */
  value: string
  onChange: (on: string) => void
  /** Warns when banks are closed on the day, and offers the next working day. */
  isWorking?: boolean | undefined
  quick?: readonly QuickDay[] | undefined
  min?: string
  max?: string
  suffix?: string
}

/** A date input with weekday, bank-holiday warning and quick choices. */
export const DateField = ({ value, onChange, isWorking, quick = [], ...it }: Props) => {
  const id = useId()
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(value)
  const isFixed = it.disabled || it.readOnly
  return (
    <Field id={id} {...it}>
      <span className="affix">
        <input
          type="date"
          {...controlOf(id, it)}
          min={it.min}
          max={it.max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {isDay && <span className="suffix">{it.suffix ?? weekday(value)}</span>}
      </span>
      {isWorking && isDay && !isFixed && <Closure on={value} onChange={onChange} />}
      {quick.length > 0 && !isFixed && (
        <span className="quick">
          {quick.map((day) => (
            <QuickButton key={day} day={day} onChange={onChange} />
          ))}
        </span>
      )}
    </Field>
  )
}

const Closure = ({ on, onChange }: { on: DateOnly; onChange: (on: string) => void }) => {
  const why = closureOf(on)
  if (why === null) return null
  const next = sameOrNextWorkingDay(on)
  return (
    <p className="hint warn" role="status">
      {why}: banks are closed.{' '}
      <button type="button" className="link" onClick={() => onChange(next)}>
        Use {date(next)}
      </button>
    </p>
  )
}

const QuickButton = ({ day, onChange }: { day: QuickDay; onChange: (on: string) => void }) => {
  const on = quickDate(day, today())
  return (
    <button type="button" className="btn small quiet" title={date(on)} onClick={() => onChange(on)}>
      {quickLabel(day)}
    </button>
  )
}

const quickDate = (day: QuickDay, now: DateOnly) => {
  if (typeof day === 'number') return addWorkingDays(now, day)
  return day === 'today' ? now : addDays(now, 1)
}

const quickLabel = (day: QuickDay) => {
  if (day === 'today') return 'Today'
  return day === 'tomorrow' ? 'Tomorrow' : `${day} working days`
}
