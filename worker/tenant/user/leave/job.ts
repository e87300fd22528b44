import { addDays, londonDate, londonInstant } from '#domain/dates'
import type { RequestContext } from '#tenant/runtime/context'
import type { Job } from '#tenant/runtime/jobs'
import { advanceDepartures } from './advancing.ts'

const NAME = 'departures'
const PAUSE_MS = 1_000

/** Hands over the work of people who leave, a batch at a time, so that others are answered in between. */
export const departureJob = (context: () => RequestContext): Job => {
  let isUnfinished = false
  return {
    name: NAME,
    next: (now) =>
      isUnfinished
        ? new Date(Date.parse(now) + PAUSE_MS).toISOString()
        : londonInstant(addDays(londonDate(now), 1), '00:10'),
    run: () => {
      isUnfinished = advanceDepartures(context())
    },
  }
}

/** Lets the job run now. */
export const wakeDepartures = ({ store, now }: Pick<RequestContext, 'store' | 'now'>) =>
  store.write('UPDATE jobs SET due_at = ? WHERE name = ? AND due_at > ?', now, NAME, now)
