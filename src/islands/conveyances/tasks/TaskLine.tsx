import { Icon } from '#components/Icon.tsx'
import { Avatar } from '#components/Marks.tsx'
import { Tooltip } from '#components/overlay/Tooltip.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { pendingEvidenceOf } from '#domain/conveyance/evidence/acts'
import { isEnded } from '#domain/conveyance/labels'
import { factNames } from '#domain/conveyance/plan/fact'
import { type Task, taskOf } from '#domain/conveyance/plan/plan'
import { isSaidIn } from '#domain/conveyance/plan/same-words'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { type TaskAct, taskActs } from '#domain/conveyance/plan/task-acts'
import { partyLabels } from '#domain/party'
import { workingDaysLate } from '#domain/working-days'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { WhyButton } from '#islands/conveyances/automation/WhyButton.tsx'
import { HolderGlyph } from '#islands/conveyances/holder-marks.tsx'
import { PersonMark } from '#islands/cover/PersonName.tsx'
import { dayOf, daysLate, pluralise, shortDate, today } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { completeTask, reopenTask } from '#stores/conveyance/conveyance'
import { TaskMenu } from './TaskMenu.tsx'
import { isRecorded, TaskRecord } from './TaskRecord.tsx'

export const TaskLine = ({ caseFile, task }: { caseFile: CaseDetail; task: Task }) => {
  const isDropped = isOpen(task) && isEnded(caseFile.conveyance)
  const isRunning = isOpen(task) && !isDropped && caseFile.conveyance.hold === null
  const late = isRunning && task.due_on !== null && task.due_on < today()
  const isByForm = isOpen(task) && !isDropped && isRecorded(caseFile, task)
  const pending = isOpen(task) ? pendingEvidenceOf(caseFile, task) : undefined
  const acts = taskActs(caseFile, task, useActingPerson())
  if (task.status === 'pending') return <Pending caseFile={caseFile} task={task} />
  return (
    <li id={`task-${task.key}`} className={`${late ? 'cur' : ''} ${isOpen(task) ? '' : 'over'}`}>
      {isDropped && <Icon name="circle-x" />}
      {isByForm && <Icon name="circle-dashed" />}
      {!isDropped && !isByForm && <Tick task={task} acts={acts} />}
      <span className="t">
        {task.title}
        <Completes task={task} recordedBy={(pending ?? task.submitted)?.by.name} />
        {task.note && <small className="evidence said">{task.note}</small>}
      </span>
      <TaskAssignee task={task} />
      <span className={`d num ${late ? 'bad' : ''}`}>{task.due_on && shortDate(task.due_on)}</span>
      <span className={`x ${late ? 'bad' : ''}`}>
        {isByForm && <TaskRecord caseFile={caseFile} task={task} acts={acts} />}
        {!isByForm && (isDropped ? 'dropped' : statusText(task, late))}
      </span>
      {isOpen(task) && !isDropped ? (
        <TaskMenu caseFile={caseFile} task={task} acts={acts} />
      ) : (
        <Why task={task} />
      )}
    </li>
  )
}

const Why = ({ task: { key, title } }: { task: Task }) => (
  <WhyButton of={{ kind: 'task', key, title }} />
)

type CompletesProps = { task: Task; recordedBy: string | undefined }

/** The fact that completes a task, where the title does not say it already. */
const Completes = ({ task, recordedBy }: CompletesProps) => {
  const text = isOpen(task) ? completesText(task, recordedBy) : null
  return text && <small className="evidence">{text}</small>
}

const completesText = ({ evidence, title, submitted }: Task, recordedBy: string | undefined) => {
  if (recordedBy !== undefined)
    return `${submitted ? 'Completed' : 'Recorded'} by ${recordedBy}, waiting for a second person`
  if (evidence === null || isSaidIn(title, factNames[evidence])) return null
  return `Completes when recorded: ${factNames[evidence]}`
}

const isOpen = (task: Task) => task.status === 'open' || task.status === 'waiting'

const Tick = ({ task, acts }: { task: Task; acts: Acts<TaskAct> }) => {
  const isDone = !isOpen(task)
  const why = reasonAgainst(isDone ? acts.reopen : acts.complete)
  const change = () => void (isDone ? reopen(task) : tick(task))
  const box = (
    <input
      type="checkbox"
      className="box"
      aria-label={`${task.submitted && !isDone ? 'Confirm' : 'Done'}: ${task.title}`}
      checked={isDone}
      aria-disabled={why !== undefined}
      onChange={() => why === undefined && change()}
    />
  )
  return why === undefined ? box : <Tooltip says={why}>{box}</Tooltip>
}

const tick = async (task: Task) => {
  await completeTask(task.key).catch(showRefusal(`Couldn’t complete “${task.title}”`))
}

const reopen = async (task: Task) => {
  try {
    await reopenTask(task.key)
    addToast({ severity: 'info', summary: 'Task reopened', detail: task.title, life: 4000 })
  } catch (error) {
    showRefusal('This task can’t be reopened')(error)
  }
}

const TaskAssignee = ({ task }: { task: Task }) => {
  if (task.waits_on && isOpen(task))
    return (
      <span className="as">
        <HolderGlyph party={task.waits_on.party} />{' '}
        <span className="cut">{partyLabels[task.waits_on.party]}</span>
      </span>
    )
  const name = task.done_by_name ?? task.assignee.user?.name
  return (
    <span className="as">
      {name && <Avatar name={name} small />}
      <span className="cut">{name?.split(' ')[0] ?? stepRoleNames[task.assignee.role]}</span>
      {task.assignee.user && isOpen(task) && <PersonMark id={task.assignee.user.id} isShort />}
    </span>
  )
}

const statusText = (task: Task, late: boolean) => {
  if (task.done_at) return `done ${shortDate(dayOf(task.done_at))}`
  if (task.status === 'skipped') return `not applicable: ${task.skip_reason ?? ''}`
  if (late && task.due_on) return daysLate(workingDaysLate(task.due_on, today()))
  return task.status === 'waiting' ? 'waiting' : ''
}

const Pending = ({ caseFile, task }: { caseFile: CaseDetail; task: Task }) => {
  const before = task.depends_on
    .map((key) => taskOf(caseFile.plan, key))
    .filter((other) => other !== undefined && (isOpen(other) || other.status === 'pending'))
  return (
    <li id={`task-${task.key}`} className="wait">
      <Icon name="lock" />
      <span className="t">
        {task.title}
        {before[0] && (
          <small className="evidence">
            After “{before[0].title}”
            {before.length > 1 && ` and ${pluralise(before.length - 1, 'more task')}`}
          </small>
        )}
      </span>
      <TaskAssignee task={task} />
      <span className="d num">{task.due_on && shortDate(task.due_on)}</span>
      <span className="x">waiting</span>
      <Why task={task} />
    </li>
  )
}
