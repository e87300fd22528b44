import { assertAllowed } from '#domain/act'
import type { FactBody } from '#domain/conveyance/bodies'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import type { Evidence } from '#domain/conveyance/evidence/evidence'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import { type Instant, londonDate, londonInstant } from '#domain/dates'
import type { Actor, Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import { mayRecordFact } from './fact/acts.ts'
import type { FactKey } from './fact.ts'
import { withDateOfFact, withoutDateOfFact } from './fact-dates.ts'

/** What is kept with a fact. */
type FactProof = {
  readonly note?: string | undefined
  readonly evidence?: Evidence
  readonly recorded_by?: Named
}

/** The conveyance with a fact and the key date that it implies. */
export const withFact = (
  conveyance: Conveyance,
  fact: FactKey,
  by: Actor,
  at: Instant,
  { note, ...proof }: FactProof = {},
): Conveyance => ({
  ...conveyance,
  facts: {
    ...conveyance.facts,
    [fact]: { at, by: { id: by.id, name: by.name }, ...(note ? { note } : {}), ...proof },
  },
  key_dates: withDateOfFact(conveyance.key_dates, fact, londonDate(at)),
})

export const withoutFact = (conveyance: Conveyance, fact: FactKey): Conveyance => {
  const { [fact]: removed, ...facts } = conveyance.facts
  if (!removed) return conveyance
  return {
    ...conveyance,
    facts,
    key_dates: withoutDateOfFact(conveyance.key_dates, fact, londonDate(removed.at)),
  }
}

const recordedAt = (on: string | undefined, now: Instant): Instant => {
  const today = londonDate(now)
  if (!on || on === today) return now
  if (on > today) throw invalid({ on: ['Enter a date that is not in the future.'] })
  return londonInstant(on, '12:00')
}

/**
 * Records a fact, which completes its tasks and opens those that waited for them. A fact already recorded changes
 * nothing. Throws 409 for a fact with its own form or record, 422 for a date in the future.
 */
export const recordFact = (
  records: CaseRecords,
  { fact, note, on }: Omit<FactBody, 'version'>,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertLive(conveyance)
  assertAllowed(mayRecordFact(records, fact))
  if (conveyance.facts[fact]) return { ...records, events: [] }
  const withRecordedFact = withFact(conveyance, fact, actor, recordedAt(on, now), { note })
  return settle(records, { conveyance: withRecordedFact }, now, [])
}
