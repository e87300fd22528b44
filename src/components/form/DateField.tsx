import { useId } from 'react'
import { controlOf, Field, type Frame } from '#components/Fields.tsx'
import { addDays, type DateOnly } from '#domain/dates'
import { addWorkingDays, closureOf, sameOrNextWorkingDay } from '#domain/working-days'
import { date, today } from '#lib/format'
import { DateInput } from './DateInput.tsx'

/** A quick choice: a named day, or a number of working days from today. */
export type QuickDay = 'today' | 'tomorrow' | number

type Props = Frame & {
  /** 'YYYY-MM-DD', '', or typed text that is no date. */
  value: string
  /** `on` is '' while the typed text is no date. */
  onChange: (on: string, typed: string) => void
  /** Warns when banks are closed on the day, and offers the next working day. */
  isWorking?: boolean | undefined
  quick?: readonly QuickDay[] | undefined
  min?: string
  max?: string
  suffix?: string
}

/** A date with bank-holiday warning and quick choices. */
export const DateField = ({ value, onChange, isWorking, quick = [], ...it }: Props) => {
  const id = useId()
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(value)
  const choose = (on: DateOnly) => onChange(on, on)
  const isFixed = it.disabled || it.readOnly
  return (
    <Field id={id} {...it}>
      <span className={it.suffix && isDay ? 'affix' : 'contents'}>
        <DateInput
          {...controlOf(id, it)}
          min={it.min}
          max={it.max}
          value={value}
          onChange={onChange}
        />
        {isDay && it.suffix && <span className="suffix">{it.suffix}</span>}
      </span>
      {isWorking && isDay && !isFixed && (
        <Closure on={value} isSaid={Boolean(it.faults?.length)} onChoose={choose} />
      )}
      {quick.length > 0 && !isFixed && (
        <span className="quick">
          {quick.map((day) => (
            <QuickButton key={day} day={day} onChoose={choose} />
          ))}
        </span>
      )}
    </Field>
  )
}

type ChoiceProps<Key extends string, Value> = Readonly<Record<Key, Value>> & {
  readonly onChoose: (on: DateOnly) => void
}

/** Says why banks are closed, unless a fault of the field says it, and offers the next working day. */
const Closure = ({ on, isSaid, onChoose }: ChoiceProps<'on', DateOnly> & { isSaid: boolean }) => {
  const why = closureOf(on)
  if (why === null) return null
  const next = sameOrNextWorkingDay(on)
  return (
    <p className="hint warn" role="status">
      {!isSaid && `${why}: banks are closed. `}
      <button type="button" className="link" onClick={() => onChoose(next)}>
        Use {date(next)}
      </button>
    </p>
  )
}

const QuickButton = ({ day, onChoose }: ChoiceProps<'day', QuickDay>) => {
  const on = quickDate(day, today())
  return (
    <button type="button" className="btn small quiet" title={date(on)} onClick={() => onChoose(on)}>
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
