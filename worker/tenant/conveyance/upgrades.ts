import { londonDate } from '#domain/dates'
import { fieldsIn, isRecord } from '#domain/is-record'
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

const withExpiry = (evidence: unknown) =>
  isRecord(evidence) ? { ...evidence, expires_on: null } : evidence

const withEvidence = (facts: unknown) =>
  Object.fromEntries(
    Object.entries(fieldsIn(facts)).map(([key, fact]) => [
      key,
      isRecord(fact) && 'evidence' in fact
        ? { ...fact, evidence: withExpiry(fact['evidence']) }
        : fact,
    ]),
  )

/** From shape 2 to 3 of a conveyance: evidence may expire, and an exchange has its speaker, price and release. */
export const toThirdShape: Upgrade = (conveyance) => ({
  ...conveyance,
  facts: withEvidence(conveyance['facts']),
  pending_evidence: withEvidence(conveyance['pending_evidence']),
  exchange: isRecord(conveyance['exchange'])
    ? {
        speaker: null,
        price: null,
        deposit: null,
        release: null,
        warnings: [],
        ...conveyance['exchange'],
      }
    : null,
})

const withPhone = (party: unknown) => (isRecord(party) ? { phone: null, ...party } : null)

/** From shape 3 to 4 of a conveyance: the other side and the lender have a telephone number, and a lead may open a case. */
export const toFourthShape: Upgrade = (conveyance) => ({
  lead_id: null,
  ...conveyance,
  other_side: withPhone(conveyance['other_side']),
  lender: isRecord(conveyance['lender'])
    ? { email: null, phone: null, ...conveyance['lender'] }
    : null,
})
