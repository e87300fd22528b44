import { londonDate } from '#domain/dates'
import type { Upgrade } from '#tenant/core/document'

const withReview = (hold: unknown) =>
  typeof hold === 'object' && hold !== null ? { ...hold, look_again_on: null } : hold

const withCompletedOn = (dates: unknown) => {
  if (typeof dates !== 'object' || dates === null) return dates
  const at = 'completed_at' in dates ? dates.completed_at : null
  return { ...dates, completed_on: typeof at === 'string' ? londonDate(at) : null }
}

/**
 * From shape 1 to 2 of a conveyance: evidence may wait for a second person, a hold has a day to look again, a
 * chase what was said, and completion a day of its own and reasons.
 */
export const toSecondShape: Upgrade = (conveyance) => ({
  ...conveyance,
  pending_evidence: {},
  key_dates: withCompletedOn(conveyance['key_dates']),
  last_chase: null,
  completion: null,
  completion_dates: [],
  hold: withReview(conveyance['hold']),
})
