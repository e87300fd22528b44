import { ActButton } from '#components/ActButton.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { complianceHref, evidenceActs, pendingEvidenceOf } from '#domain/conveyance/evidence/acts'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { formFacts } from '#domain/conveyance/plan/fact'
import type { Task } from '#domain/conveyance/plan/plan'
import type { TaskAct } from '#domain/conveyance/plan/task-acts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { href } from '#routes'
import { $caseForm, $taskForm } from '#stores/conveyance/conveyance'

/** Whether a task is completed by a form or by the linked sale, and never by a tick. */
export const isRecorded = ({ conveyance }: Pick<CaseDetail, 'conveyance'>, { evidence }: Task) =>
  evidence !== null &&
  (evidence in formFacts ||
    evidence === 'linked_sale_ready' ||
    requirementOf(evidence, conveyance) !== undefined)

// A fact with its own form does not disable the button that opens the form.
const againstForm = ({ complete }: Acts<TaskAct>) =>
  complete !== true && complete.code === 'fact.has_its_own_form'
    ? undefined
    : reasonAgainst(complete)

type TaskRecordProps = { caseFile: CaseDetail; task: Task; acts: Acts<TaskAct> }

/** The button that opens the form of a task: its act, its evidence, or the approval of it. */
export const TaskRecord = ({ caseFile, task, acts }: TaskRecordProps) => {
  const evidence = evidenceActs(caseFile, task, useActingPerson())
  const form = task.evidence ? formFacts[task.evidence] : undefined
  if (form)
    return (
      <ActButton className="btn small" why={againstForm(acts)} onPress={() => $caseForm.set(form)}>
        Record
      </ActButton>
    )
  if (task.evidence === 'linked_sale_ready') return <LinkedSale caseFile={caseFile} />
  if (requirementOf(task.evidence, caseFile.conveyance)?.isUnderCompliance)
    return (
      <a className="btn small" href={complianceHref(caseFile.conveyance.id)}>
        Check
      </a>
    )
  if (pendingEvidenceOf(caseFile, task))
    return (
      <ActButton
        className="btn small"
        why={reasonAgainst(evidence.reject)}
        onPress={() => $taskForm.set({ name: 'approval', task: task.key })}
      >
        Approve
      </ActButton>
    )
  return (
    <ActButton
      className="btn small"
      why={reasonAgainst(evidence.record)}
      onPress={() => $taskForm.set({ name: 'evidence', task: task.key })}
    >
      Record
    </ActButton>
  )
}

const LinkedSale = ({ caseFile }: { caseFile: CaseDetail }) => {
  const { linked } = caseFile.conveyance
  if (!linked) return null
  return (
    <a className="btn small" href={href('conveyances-id', { id: linked.id })}>
      Open the sale
    </a>
  )
}
