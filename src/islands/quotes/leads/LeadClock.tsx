import { useStore } from '@nanostores/react'
import { Status } from '#components/Marks.tsx'
import { type LeadClock as Clock, clockOf, NO_DEADLINE, soldAge } from '#domain/lead/clock'
import type { LeadRow } from '#domain/lead/lead'
import { exactInstant } from '#lib/format'
import { $now } from '#stores/chrome/now'
import { $leadDesk, officeHoursIn } from '#stores/lead/desk'

type ClockFields = Pick<
  LeadRow,
  'status' | 'received_at' | 'response_due_at' | 'first_response_at' | 'sold_at'
>

/** '12 min', '3 h 05', '4 days'. */
const span = (minutes: number) => {
  const total = Math.abs(minutes)
  if (total < 60) return `${total} min`
  if (total < 48 * 60) return `${Math.floor(total / 60)} h ${String(total % 60).padStart(2, '0')}`
  return `${Math.floor(total / 1440)} days`
}

const openSpan = (minutes: number) =>
  Math.abs(minutes) < 600 ? span(minutes) : `${Math.round(Math.abs(minutes) / 60)} h`

const clockText: Readonly<Record<Clock['state'], (minutes: number) => string>> = {
  answered: (minutes) => `in ${openSpan(minutes)}`,
  'in-time': (minutes) => `${span(minutes)} left`,
  amber: (minutes) => `${span(minutes)} left`,
  red: (minutes) => `${openSpan(minutes)} late`,
  paused: (minutes) => `paused, ${span(minutes)}`,
}

const tones = { amber: 'warn', red: 'bad', 'in-time': 'good' } as const

const hasNoPromise = ({ status, response_due_at }: ClockFields) =>
  response_due_at === NO_DEADLINE ||
  status === 'spam' ||
  status === 'duplicate' ||
  status === 'lost'

/** The time left until the promised first answer; paused while the office is closed. */
export const LeadClock = ({ waiting }: { waiting: ClockFields }) => {
  const now = useStore($now)
  const hours = officeHoursIn(useStore($leadDesk).data)
  if (waiting.first_response_at === null && hasNoPromise(waiting))
    return <span className="faint">–</span>
  const { state, minutes } = clockOf(waiting, hours, now)
  const title =
    waiting.first_response_at === null
      ? `Due by ${exactInstant(waiting.response_due_at)}`
      : `Responded ${exactInstant(waiting.first_response_at)}`
  if (state === 'answered' || state === 'paused')
    return (
      <span className="mute num" title={title}>
        {clockText[state](minutes)}
      </span>
    )
  return (
    <span className="num" title={title}>
      <Status tone={tones[state]}>{clockText[state](minutes)}</Status>
    </span>
  )
}

const ages = { fresh: undefined, watch: 'half', amber: 'warn', red: 'bad' } as const

/** How long an accepted offer has waited: marked from 15 minutes, amber from one hour, red from four. */
export const SoldAge = ({ waiting }: { waiting: ClockFields }) => {
  const now = useStore($now)
  const since = waiting.sold_at ?? waiting.received_at
  const tone = ages[soldAge(since, now)]
  const minutes = Math.floor((Date.parse(now) - Date.parse(since)) / 60_000)
  return (
    <span className="num" title={`Since ${exactInstant(since)}`}>
      <Status {...(tone ? { tone } : {})}>{span(minutes)}</Status>
    </span>
  )
}
