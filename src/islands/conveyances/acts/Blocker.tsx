import { Icon } from '#components/Icon.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { evidenceActs, pendingEvidenceOf } from '#domain/conveyance/evidence/acts'
import { type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { partyLabels } from '#domain/party'
import type { Missing } from '#domain/refusal'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { shortDate } from '#lib/format'

type BlockerProps = {
  caseFile: CaseDetail
  missing: Missing
  onRecord: (task: string) => void
  onLeave: () => void
}

/** One thing that must be done first: who does it, by when, and the form that records it or a link. */
export const Blocker = ({ caseFile, missing, onRecord, onLeave }: BlockerProps) => {
  const task = tasksOf(caseFile.plan).find(({ key }) => missing.href.endsWith(`#task-${key}`))
  const act = useRecordingOf(caseFile, task)
  return (
    <li>
      <Icon name="circle-dashed" />
      <span>
        {missing.what}
        <small>{task ? taskOwner(caseFile, task) : holdOwner(caseFile)}</small>
      </span>
      <span className="acts">
        {task && act && (
          <button type="button" className="btn small" onClick={() => onRecord(task.key)}>
            {act}
          </button>
        )}
        <a href={missing.href} onClick={onLeave}>
          Go there
        </a>
      </span>
    </li>
  )
}

/** The label of what records a task here; null where its form is elsewhere or not this person’s. */
const useRecordingOf = (caseFile: CaseDetail, task: Task | undefined) => {
  const person = useActingPerson()
  if (task === undefined) return null
  const acts = evidenceActs(caseFile, task, person)
  if (acts.approve === true) return 'Approve'
  return acts.record === true ? 'Record it' : null
}

const taskOwner = (caseFile: CaseDetail, task: Task) => {
  const pending = pendingEvidenceOf(caseFile, task)
  if (pending) return `Recorded by ${pending.by.name}, waiting for a second person`
  return `${ownerOf(caseFile, task)}${task.due_on ? `, due ${shortDate(task.due_on)}` : ''}`
}

/** Whoever a task waits for, or does it. */
export const ownerOf = (
  { conveyance: { fee_earner, assistant } }: CaseDetail,
  { waits_on, assignee: { user, role } }: Task,
) => {
  if (waits_on) return `With ${partyLabels[waits_on.party].toLowerCase()}`
  if (user) return user.name
  if (role === 'fee_earner') return fee_earner.name
  return role === 'assistant' ? (assistant ?? fee_earner).name : stepRoleNames[role]
}

// Of what no task stands for, only a hold says whose it is.
const holdOwner = ({ conveyance: { hold } }: CaseDetail) => {
  if (hold === null) return null
  const review = hold.look_again_on ? `, review on ${shortDate(hold.look_again_on)}` : ''
  return `${hold.by.name}${review}`
}
