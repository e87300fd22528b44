import { type Instant, londonDate } from '#domain/dates'
import type { QuoteCaseRow } from './quote-case.ts'

export type CallLane = 'due' | 'today' | 'no_answer' | 'spoke' | 'tried' | 'never'

export const callLaneNames: Readonly<Record<CallLane, string>> = {
  due: 'Due now',
  today: 'Later today',
  no_answer: 'No answer, 3 or more',
  spoke: 'Spoke, thinking',
  tried: 'Called, not reached',
  never: 'Never called',
}

const MANY_TRIES = 3

type CalledCase = Pick<QuoteCaseRow, 'next_action' | 'attempts' | 'last_contact_at'>

/** The lane of a case: by a call planned for today, else by the outcome of its calls. */
export const callLaneOf = (calledCase: CalledCase, now: Instant): CallLane => {
  const next = calledCase.next_action?.at
  if (next && next <= now) return 'due'
  if (next && londonDate(next) === londonDate(now)) return 'today'
  if (calledCase.last_contact_at !== null) return 'spoke'
  if (calledCase.attempts >= MANY_TRIES) return 'no_answer'
  return calledCase.attempts > 0 ? 'tried' : 'never'
}
