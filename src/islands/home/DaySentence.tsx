import type { ReactNode } from 'react'
import type { MyDay } from '#domain/conveyance/my-day'
import { addDays } from '#domain/dates'
import { nextWorkingDay } from '#domain/working-days'
import { countInWords, greeting, weekdayName } from '#lib/format'

const things = (count: number) => `${countInWords(count)} ${count === 1 ? 'task is' : 'tasks are'}`
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The day in one sentence: late tasks, due tasks, exchanges and completions. */
export const DaySentence = ({ myDay, name }: { myDay: MyDay; name: string }) => (
  <h1 className="say">
    {greeting(myDay.as_of)}
    {name && `, ${name}`}. {joined(partsOf(myDay))}
  </h1>
)

const partsOf = (myDay: MyDay): ReactNode[] => {
  const parts: ReactNode[] = []
  const first = () => parts.length === 0
  if (myDay.late.length > 0)
    parts.push(
      <b key="late" className="bad">
        {capital(things(myDay.late.length))} late
      </b>,
    )
  if (myDay.due_today.length > 0) {
    const count = myDay.due_today.length
    const text = `${countInWords(count)} ${count === 1 ? 'is' : 'are'} due today`
    parts.push(<b key="today">{first() ? capital(`${things(count)} due today`) : text}</b>)
  }
  const binding = myDay.calendar.find((event) => event.on === myDay.today && event.state !== 'done')
  if (binding) {
    const verb = binding.kind === 'exchange' ? 'exchanges' : 'completes'
    parts.push(
      <b key="binding">
        {binding.address} {verb} today
      </b>,
    )
  }
  if (myDay.quotes_dying.length > 0) {
    const count = myDay.quotes_dying.length
    const text = `${countInWords(count)} ${count === 1 ? 'quote expires' : 'quotes expire'} ${lastDay(myDay.today)}`
    parts.push(<b key="dying">{first() ? capital(text) : text}</b>)
  }
  return parts
}

/** 'tomorrow', or 'on Monday' before days on which nobody works. */
const lastDay = (today: string) => {
  const day = nextWorkingDay(today)
  return day === addDays(today, 1) ? 'tomorrow' : `on ${weekdayName(day)}`
}

const joined = (parts: readonly ReactNode[]): ReactNode => {
  if (parts.length === 0) return <b>Nothing is due today.</b>
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are in a fixed order
        <span key={at}>
          {at > 0 && (at === parts.length - 1 ? ' and ' : ', ')}
          {part}
        </span>
      ))}
      .
    </>
  )
}
