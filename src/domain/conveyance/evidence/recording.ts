import { assertAllowed } from '#domain/act'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import type { CaseEventDraft } from '#domain/conveyance/following-events'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { withFact } from '#domain/conveyance/plan/fact-recording'
import type { Task } from '#domain/conveyance/plan/plan'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { assertValid, notFound } from '#domain/refusal'
import { mayRecordEvidence } from './acts.ts'
import type { EvidenceBody } from './bodies.ts'
import type { Evidence } from './evidence.ts'
import { checksOf } from './paper-signature.ts'
import { type EvidenceRequirement, requirementOf } from './requirements.ts'

export type EvidenceInput = Omit<EvidenceBody, 'version'> & { readonly task: string }

const needed = (task: Task, conveyance: Conveyance) => {
  const requirement = requirementOf(task.evidence, conveyance)
  if (!task.evidence || !requirement) throw notFound()
  return { fact: task.evidence, requirement }
}

const evidenceFrom = (
  { who, seen, on, how, amount, reference, gift, expires_on, ...input }: EvidenceInput,
  requirement: EvidenceRequirement,
): Evidence => ({
  who,
  seen,
  on,
  how,
  amount: requirement.amount ? (amount ?? null) : null,
  reference: reference || null,
  expires_on: requirement.expiry ? (expires_on ?? null) : null,
  gift: requirement.hasGift ? gift || null : null,
  ...(requirement.isOnPaper ? { signature: paperFrom(input, requirement) } : {}),
})

const paperFrom = (
  { checks = [], original = '', power = '' }: Pick<EvidenceInput, 'checks' | 'original' | 'power'>,
  { hasAttorney }: EvidenceRequirement,
) => ({ checks, original, ...(hasAttorney ? { power } : {}) })

const expiryProblem = ({ on, expires_on }: EvidenceInput, { expiry }: EvidenceRequirement) => {
  if (!expiry) return null
  if (expires_on === undefined) return 'Enter the date, or say that nothing seen expires.'
  return expires_on !== null && expires_on < on
    ? 'This had expired on the day it was seen. Ask for a current document.'
    : null
}

const signatureProblems = ({ signature }: Evidence, requirement: EvidenceRequirement) => {
  if (!requirement.isOnPaper) return {}
  const isChecked = checksOf(requirement).every((check) => signature?.checks.includes(check))
  return {
    ...(isChecked ? {} : { checks: ['Check each point. If one fails, send the document back.'] }),
    ...(signature?.original ? {} : { original: ['Enter where the signed original is kept.'] }),
    ...(signature?.power === ''
      ? { power: ['Enter the power that the attorney signed under.'] }
      : {}),
  }
}

const problemsWith = (
  { on, how, amount, gift }: Evidence,
  requirement: EvidenceRequirement,
  today: DateOnly,
) => ({
  ...(on > today ? { on: ['Enter a date that is not in the future.'] } : {}),
  ...(requirement.ways.includes(how) ? {} : { how: ['Choose one of the options listed.'] }),
  ...(requirement.amount && !amount ? { amount: ['Enter the amount.'] } : {}),
  ...(requirement.hasGift && !gift
    ? { gift: ['Enter who gave money, and the evidence seen.'] }
    : {}),
})

const awaitingApproval = (
  records: CaseRecords,
  fact: FactKey,
  evidence: Evidence,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  const pending = { evidence, by: { id: actor.id, name: actor.name }, at: now }
  const pending_evidence = { ...conveyance.pending_evidence, [fact]: pending }
  return settle(records, { conveyance: { ...conveyance, pending_evidence } }, now, [
    { name: 'evidence.recorded', changed: ['pending_evidence'], detail: { fact, evidence } },
  ])
}

/** The event of evidence recorded anew; a fact recorded for the first time has its own. */
const renewal = ({ facts }: Conveyance, fact: FactKey, evidence: Evidence): CaseEventDraft[] =>
  facts[fact] ? [{ name: 'fact.recorded', changed: [fact], detail: { fact, evidence } }] : []

/**
 * Records what was seen of a task’s fact; the fact follows at once, or when a second person approves where two are
 * needed. Throws 404 for an unknown task, 409 where it may not be recorded now, 422 for an incomplete record.
 */
export const recordEvidence = (
  records: CaseRecords,
  input: EvidenceInput,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  const task = findTask(records, input.task)
  assertAllowed(mayRecordEvidence(records, task))
  const { fact, requirement } = needed(task, conveyance)
  const evidence = evidenceFrom(input, requirement)
  const expiry = expiryProblem(input, requirement)
  assertValid({
    ...problemsWith(evidence, requirement, londonDate(now)),
    ...signatureProblems(evidence, requirement),
    ...(expiry ? { expires_on: [expiry] } : {}),
  })
  if (requirement.isApproved) return awaitingApproval(records, fact, evidence, actor, now)
  const proven = withFact(conveyance, fact, actor, now, { evidence })
  return settle(records, { conveyance: proven }, now, renewal(conveyance, fact, evidence))
}
