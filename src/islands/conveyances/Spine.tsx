import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Gauge, Stages } from '#components/Marks.tsx'
import type { ShownCase } from '#domain/conveyance/api'
import type { Milestone, Task } from '#domain/conveyance/plan/plan'
import { workingDaysBetween } from '#domain/working-days'
import { shortDate, today } from '#lib/format'
import { TaskForms } from './tasks/TaskForms.tsx'
import { TaskLine } from './tasks/TaskLine.tsx'

const counted = (it: Milestone) => it.tasks.filter((task) => task.status !== 'not_applicable')
const isDone = (task: Task) => task.status === 'done' || task.status === 'skipped'

/** The journey as one line: ink behind, accent where it is, grey ahead. */
export const Spine = ({ it }: { it: ShownCase }) => {
  const { summary } = it.conveyance
  return (
    <section aria-label="Milestones and tasks">
      <div className="prog">
        <h2>
          <b>
            Milestone {summary.stage.n} of {summary.stage.of}
          </b>
          , {summary.tasks_done} of {summary.tasks_total} tasks done
        </h2>
        <Stages at={summary.stage.n} of={summary.stage.of} />
        <span className="end">
          <span className="c1">Date</span>
          <span className="c2">Days against usual</span>
        </span>
      </div>
      <ol className="spine">
        {it.plan.milestones.map((milestone) => (
          <Stage key={milestone.key} it={it} milestone={milestone} />
        ))}
      </ol>
      <TaskForms plan={it.plan} />
    </section>
  )
}

const Stage = ({ it, milestone }: { it: ShownCase; milestone: Milestone }) => {
  const state = stateOf(milestone)
  const [opened, setOpened] = useState<boolean | null>(null)
  const open = opened ?? state === 'at'
  const tasks = counted(milestone)
  const done = tasks.filter(isDone).length
  return (
    <li className={state}>
      <span className="node">{state === 'done' ? <Icon name="check" /> : milestone.n}</span>
      <div className="stage-head">
        <h3>
          <button type="button" aria-expanded={open} onClick={() => setOpened(!open)}>
            {milestone.name}
          </button>
        </h3>
        <span className="k num">
          {done} of {tasks.length}
        </span>
        <span className="end">
          <span className="c1">{dateOf(milestone)}</span>
          <span className="c2">
            <Spent milestone={milestone} />
          </span>
        </span>
      </div>
      {open && <Tasks it={it} tasks={tasks} fold={state === 'at'} />}
    </li>
  )
}

const stateOf = (it: Milestone) => {
  if (it.status === 'done' || it.status === 'not_applicable') return 'done'
  return it.status === 'not_started' ? 'ahead' : 'at'
}

const dateOf = (it: Milestone) => {
  if (it.done_at) return shortDate(it.done_at.slice(0, 10))
  if (it.status !== 'not_started' && it.started_on) return `since ${shortDate(it.started_on)}`
  return it.due_on ? shortDate(it.due_on) : ''
}

const Spent = ({ milestone: it }: { milestone: Milestone }) => {
  if (it.started_on === null || it.status === 'not_started') return `usually ${it.usual_wd}`
  const until = it.done_at?.slice(0, 10) ?? today()
  const elapsed = workingDaysBetween(it.started_on, until)
  return (
    <>
      {elapsed} <Gauge elapsed={elapsed} usual={it.usual_wd} />
    </>
  )
}

const Tasks = ({ it, tasks, fold }: { it: ShownCase; tasks: readonly Task[]; fold: boolean }) => {
  const [unfolded, setUnfolded] = useState(false)
  // What is ticked now stays where it is: a row that moves up would take the next press for itself.
  const [past] = useState(() => new Set(tasks.filter(isDone).map(({ key }) => key)))
  const folded = fold && !unfolded ? tasks.filter((it) => isDone(it) && past.has(it.key)) : []
  const shown = tasks.filter((task) => !folded.includes(task))
  return (
    <ul className="tasks">
      {folded.length > 0 && (
        <li className="fold">
          <Icon name="chevron-right" />
          <button type="button" onClick={() => setUnfolded(true)}>
            {folded.length} done: {folded.map((task) => task.title.toLowerCase()).join(', ')}
          </button>
        </li>
      )}
      {shown.map((task) => (
        <TaskLine key={task.key} it={it} task={task} />
      ))}
    </ul>
  )
}
