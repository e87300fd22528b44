import { assertAllowed } from '#domain/act'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { withFact } from '#domain/conveyance/plan/fact-recording'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { notFound } from '#domain/refusal'
import { mayApproveEvidence, mayRejectEvidence, pendingEvidenceOf } from './acts.ts'

const withoutPending = (conveyance: Conveyance, fact: FactKey): Conveyance => {
  const { [fact]: _, ...pending_evidence } = conveyance.pending_evidence
  return { ...conveyance, pending_evidence }
}

const pendingIn = (records: CaseRecords, key: string) => {
  const task = findTask(records, key)
  const pending = pendingEvidenceOf(records, task)
  if (!task.evidence || !pending) throw notFound()
  return { fact: task.evidence, pending }
}

/** Approves evidence that somebody else recorded, which records its fact. Throws 409 for whoever recorded it. */
export const approveEvidence = (
  records: CaseRecords,
  { task: key }: { readonly task: string },
  actor: Actor,
  now: Instant,
): CaseChange => {
  assertAllowed(mayApproveEvidence(records, findTask(records, key), actor))
  const { fact, pending } = pendingIn(records, key)
  const { evidence, by: recorded_by } = pending
  const conveyance = withoutPending(records.conveyance, fact)
  const proven = withFact(conveyance, fact, actor, now, { evidence, recorded_by })
  return settle(records, { conveyance: proven }, now, [])
}

/** Sends back evidence that waits for approval, with a reason; it can then be recorded anew. */
export const rejectEvidence = (
  records: CaseRecords,
  { task: key, reason }: { readonly task: string; readonly reason: string },
  now: Instant,
): CaseChange => {
  assertAllowed(mayRejectEvidence(records, findTask(records, key)))
  const { fact } = pendingIn(records, key)
  const conveyance = withoutPending(records.conveyance, fact)
  return settle(records, { conveyance }, now, [
    { name: 'evidence.rejected', changed: ['pending_evidence'], detail: { fact, reason } },
  ])
}
