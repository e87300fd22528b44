import { Icon } from '#components/Icon.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { partyLabels } from '#domain/party'
import type { Missing } from '#domain/refusal'
import { shortDate } from '#lib/format'

type Props = {
  caseFile: CaseDetail
  missing: readonly Missing[]
  act: string
  onLeave: () => void
}

/** Lists what must be done before an act, each item with who does it, by when, and a link. */
export const MissingList = ({ caseFile, missing, act, onLeave }: Props) => (
  <>
    <p>
      {missing.length === 1 ? 'One item is' : `${missing.length} items are`} still open before you
      can {act}.
    </p>
    <ul className="missing">
      {missing.map((one) => (
        <li key={one.what}>
          <Icon name="circle-dashed" />
          <span>
            {one.what}
            <TaskBehind task={taskBehind(caseFile, one)} />
          </span>
          <a href={one.href} onClick={onLeave}>
            Go there
          </a>
        </li>
      ))}
    </ul>
    <p className="feet">
      <button type="button" className="btn" onClick={onLeave}>
        Close
      </button>
    </p>
  </>
)

const taskBehind = ({ plan }: CaseDetail, { href }: Missing) =>
  tasksOf(plan).find(({ key }) => href.endsWith(`#task-${key}`))

const TaskBehind = ({ task }: { task: Task | undefined }) =>
  task && (
    <small>
      {ownerOf(task)}
      {task.due_on && `, due ${shortDate(task.due_on)}`}
    </small>
  )

const ownerOf = ({ waits_on, assignee }: Task) => {
  if (waits_on) return `With ${partyLabels[waits_on.party].toLowerCase()}`
  return assignee.user?.name ?? stepRoleNames[assignee.role]
}
