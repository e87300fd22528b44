import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type Instant, londonInstant, londonTime } from '#domain/dates'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import { mayHandOverKeys } from './acts.ts'
import type { KeyHandoverEntry } from './bodies.ts'
import type { KeyHandover } from './handover.ts'

type HandedCase = Pick<Conveyance, 'id' | 'matter_type' | 'facts' | 'key_dates'>
type Confirmation = { readonly id: string; readonly by: Named; readonly now: Instant }

/** When completion took place; null before. */
export const completionTime = ({ facts, key_dates }: Pick<HandedCase, 'facts' | 'key_dates'>) =>
  key_dates.completed_at ?? facts.completed?.at ?? null

/**
 * The handover that an agent confirms, at its next version. Throws 409 before completion, 422 for a time before it or
 * in the future.
 */
export const handedOver = (
  conveyance: HandedCase,
  { version, on, at: clock, to }: KeyHandoverEntry,
  { id, by, now }: Confirmation,
): KeyHandover => {
  assertAllowed(mayHandOverKeys(conveyance))
  const at = londonInstant(on, clock)
  const completedAt = completionTime(conveyance)
  if (at > now) throw invalid({ at: ['Enter a time that is not in the future.'] })
  if (completedAt !== null && at < completedAt)
    throw invalid({ at: [`Completion was at ${londonTime(completedAt)}. Enter a time after it.`] })
  return {
    id,
    version: version + 1,
    conveyance_id: conveyance.id,
    at,
    to,
    by: { id: by.id, name: by.name },
    recorded_at: now,
  }
}
