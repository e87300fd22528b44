import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Task } from '#domain/conveyance/plan/plan'
import { mayTakeTask, mayWorkOnCase, mayWorkOnTask } from '#domain/conveyance/plan/task-acts'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { PendingEvidence } from './evidence.ts'
import { requirementOf } from './requirements.ts'

export type EvidenceAct = 'record' | 'approve' | 'reject'

/** Where identity, funds and risk of a case are checked. */
export const complianceHref = (conveyance_id: string) =>
  `/conveyances/${conveyance_id}?tab=compliance`

/** The evidence of a task that waits for a second person; undefined without any. */
export const pendingEvidenceOf = (
  { conveyance }: Pick<CaseRecords, 'conveyance'>,
  { evidence }: Pick<Task, 'evidence'>,
): PendingEvidence | undefined => (evidence ? conveyance.pending_evidence[evidence] : undefined)

/** Whether the evidence of a task has been recorded and may be recorded again, as it goes out of date. */
export const isRenewable = (
  { conveyance }: Pick<CaseRecords, 'conveyance'>,
  { evidence }: Pick<Task, 'evidence'>,
) =>
  evidence !== null &&
  conveyance.facts[evidence] !== undefined &&
  requirementOf(evidence, conveyance)?.expiry !== undefined

/** Whether evidence of a task may be recorded: 409 where none is needed or a second person has to approve it. */
export const mayRecordEvidence = (records: CaseRecords, task: Task): Verdict =>
  firstRefusal(
    isRenewable(records, task) ? mayWorkOnCase(records.conveyance) : mayWorkOnTask(records, task),
    refuseIf(
      requirementOf(task.evidence, records.conveyance) === undefined,
      'task.needs_no_evidence',
      'This task needs no record of what was seen.',
    ),
    refuseIf(
      requirementOf(task.evidence, records.conveyance)?.isUnderCompliance === true,
      'task.under_compliance',
      'Check each person under Compliance. This task is completed when the second person has approved.',
      [{ what: task.title, href: complianceHref(records.conveyance.id) }],
    ),
    refuseIf(
      pendingEvidenceOf(records, task) !== undefined,
      'task.awaits_approval',
      'This has been recorded. A second person has to approve it.',
    ),
  )

/** Whether the evidence of a task may be sent back. */
export const mayRejectEvidence = (records: CaseRecords, task: Task): Verdict =>
  firstRefusal(
    mayWorkOnTask(records, task),
    refuseIf(
      pendingEvidenceOf(records, task) === undefined,
      'task.nothing_to_approve',
      'There is nothing to approve here.',
    ),
  )

/** Whether somebody may approve the evidence of a task: 409 for whoever recorded it. */
export const mayApproveEvidence = (
  records: CaseRecords,
  task: Task,
  person: { readonly id: string },
): Verdict =>
  firstRefusal(
    mayRejectEvidence(records, task),
    refuseIf(
      pendingEvidenceOf(records, task)?.by.id === person.id,
      'task.second_person',
      'You recorded this, so somebody else has to approve it.',
    ),
  )

/** The verdict on each act on the evidence of a task for a person. */
export const evidenceActs = (
  records: CaseRecords,
  task: Task,
  person: ActingPerson,
): Acts<EvidenceAct> => {
  const refusal = firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    mayAccessConveyance(person, records.conveyance),
    mayTakeTask(person, task),
  )
  return unlessRefused(refusal, {
    record: mayRecordEvidence(records, task),
    approve: mayApproveEvidence(records, task, person),
    reject: mayRejectEvidence(records, task),
  })
}
