import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import type { CaseCounts, CaseRecords, Conveyance } from './conveyance.ts'
import type { FactKey } from './plan/fact.ts'
import { withFact, withoutFact } from './plan/fact-recording.ts'
import { type CaseChange, settle } from './settling.ts'

const withFactIf = (
  conveyance: Conveyance,
  isTrue: boolean,
  fact: FactKey,
  actor: Actor,
  now: Instant,
): Conveyance =>
  isTrue && !conveyance.facts[fact] ? withFact(conveyance, fact, actor, now) : conveyance

/** The conveyance with the facts that its enquiry counts prove; before exchange a new enquiry withdraws acceptance. */
const withEnquiryFacts = (conveyance: Conveyance, actor: Actor, now: Instant): Conveyance => {
  const { counts, matter_type, facts } = conveyance
  const isRaised = counts.enquiries_raised > 0
  const left = counts.enquiries_open + (counts.enquiries_drafts ?? 0)
  const isAccepted = isRaised && left === 0
  const withRaised = withFactIf(
    conveyance,
    isRaised,
    matter_type === 'sale' ? 'enquiries_received' : 'enquiries_raised',
    actor,
    now,
  )
  if (!isAccepted && facts.enquiries_accepted && !facts.exchanged) {
    return withoutFact(withRaised, 'enquiries_accepted')
  }
  return withFactIf(withRaised, isAccepted, 'enquiries_accepted', actor, now)
}

const enquiryKeys = [
  'enquiries_raised',
  'enquiries_answered',
  'enquiries_accepted',
  'enquiries_open',
  'enquiries_drafts',
] as const

/**
 * Saves counts from the nouns that own them. Enquiry counts also record the facts that enquiries were raised and all
 * accepted. Other counts make no new version, so that no open form goes stale.
 */
export const setCounts = (
  records: CaseRecords,
  counts: Partial<CaseCounts>,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const withCounts = { ...records.conveyance, counts: { ...records.conveyance.counts, ...counts } }
  if (!enquiryKeys.some((key) => counts[key] !== undefined)) {
    return { conveyance: withCounts, plan: records.plan, events: [] }
  }
  return settle(records, { conveyance: withEnquiryFacts(withCounts, actor, now) }, now, [
    { name: 'conveyance.updated', changed: Object.keys(counts), detail: {} },
  ])
}
