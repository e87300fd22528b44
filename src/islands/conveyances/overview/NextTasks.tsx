import type { CaseDetail } from '#domain/conveyance/api'
import { taskHref } from '#domain/conveyance/guards'
import { byDueDate, isLive, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { ownerOf } from '#islands/conveyances/acts/Blocker.tsx'
import { shortDate, today } from '#lib/format'
import { Line, Part } from './overview-parts.tsx'

const MOST = 5

/** The next things to do in a case, the earliest due first, with who does each. */
export const NextTasks = ({ caseFile }: { caseFile: CaseDetail }) => {
  const open = tasksOf(caseFile.plan).filter(isLive).toSorted(byDueDate)
  return (
    <Part title="Next actions">
      {open.length === 0 && <Line name="Open tasks">None</Line>}
      {open.slice(0, MOST).map((task) => (
        <Line
          key={task.key}
          name={
            <a className="link" href={taskHref(caseFile.conveyance.id, task.key)}>
              {task.title}
            </a>
          }
        >
          {ownerOf(caseFile, task)}
          <Due task={task} />
        </Line>
      ))}
      {open.length > MOST && <Line name="And more">{open.length - MOST} other tasks are open</Line>}
    </Part>
  )
}

const Due = ({ task: { due_on } }: { task: Task }) =>
  due_on && (
    <small className={due_on < today() ? 'evidence bad' : 'evidence'}>
      {due_on < today() ? 'was due' : 'due'} {shortDate(due_on)}
    </small>
  )
