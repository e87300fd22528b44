import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Gauge, Stages } from '#components/Marks.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { milestoneTarget } from '#domain/conveyance/plan/milestone-target'
import { type Milestone, milestonesOf, startedParts, type Task } from '#domain/conveyance/plan/plan'
import { midSentence } from '#domain/conveyance/plan/task-labels'
import { workingDaysBetween } from '#domain/working-days'
import { dayOf, shortDate, today } from '#lib/format'
import { WhyButton } from './automation/WhyButton.tsx'
import { PlanActs } from './tasks/PlanActs.tsx'
import { TaskLine } from './tasks/TaskLine.tsx'

const counted = (it: Milestone) => it.tasks.filter((task) => task.status !== 'not_applicable')
const isDone = (task: Task) => task.status === 'done' || task.status === 'skipped'

/** The milestones of a case in order, each with its tasks; then those of the workflows that rules started in it. */
export const Spine = ({ caseFile }: { caseFile: CaseDetail }) => {
  const { summary } = caseFile.conveyance
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
        <PlanActs caseFile={caseFile} />
        <span className="end">
          <span className="c1">Date</span>
          <span className="c2">Days against usual</span>
        </span>
      </div>
      <StageList caseFile={caseFile} milestones={milestonesOf(caseFile.plan)} />
      {startedParts(caseFile.plan).map(({ key, name, at }) => (
        <section key={key} className="part" aria-label={name}>
          <h3 className="h3">
            {name} <span className="mute">a workflow of its own since {shortDate(dayOf(at))}</span>
          </h3>
          <StageList caseFile={caseFile} milestones={milestonesOf(caseFile.plan, key)} />
        </section>
      ))}
    </section>
  )
}

type StagesProps = { caseFile: CaseDetail; milestones: readonly Milestone[] }

const StageList = ({ caseFile, milestones }: StagesProps) => (
  <ol className="spine">
    {milestones.map((milestone) => (
      <Stage key={milestone.key} caseFile={caseFile} milestone={milestone} />
    ))}
  </ol>
)

const Stage = ({ caseFile, milestone }: { caseFile: CaseDetail; milestone: Milestone }) => {
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
        {open && (
          <WhyButton of={{ kind: 'milestone', key: milestone.key, title: milestone.name }} />
        )}
        <StageDates milestone={milestone} conveyance={caseFile.conveyance} />
      </div>
      {open && <Tasks caseFile={caseFile} tasks={tasks} fold={state === 'at'} />}
    </li>
  )
}

type DatesProps = { milestone: Milestone; conveyance: Conveyance }

const StageDates = ({ milestone, conveyance }: DatesProps) => (
  <span className="end">
    <span className="c1">{dateOf(milestone, conveyance)}</span>
    <span className="c2">
      <ElapsedDays milestone={milestone} />
    </span>
  </span>
)

const stateOf = (milestone: Milestone) => {
  if (milestone.status === 'done' || milestone.status === 'not_applicable') return 'done'
  return milestone.status === 'not_started' ? 'ahead' : 'at'
}

const dateOf = (milestone: Milestone, { key_dates }: Conveyance) => {
  if (milestone.done_at) return shortDate(dayOf(milestone.done_at))
  if (milestone.status !== 'not_started' && milestone.started_on)
    return `since ${shortDate(milestone.started_on)}`
  const on = milestoneTarget(milestone, key_dates) ?? milestone.due_on
  return on ? shortDate(on) : ''
}

const ElapsedDays = ({ milestone }: { milestone: Milestone }) => {
  if (milestone.started_on === null || milestone.status === 'not_started')
    return `usually ${milestone.usual_wd}`
  const until = milestone.done_at === null ? today() : dayOf(milestone.done_at)
  const elapsed = workingDaysBetween(milestone.started_on, until)
  return (
    <>
      {elapsed} <Gauge elapsed={elapsed} usual={milestone.usual_wd} />
    </>
  )
}

const Tasks = ({
  caseFile,
  tasks,
  fold,
}: {
  caseFile: CaseDetail
  tasks: readonly Task[]
  fold: boolean
}) => {
  const [unfolded, setUnfolded] = useState(false)
  // A task completed now keeps its row: if rows moved up, the next click would hit another task.
  const [doneBefore] = useState(() => new Set(tasks.filter(isDone).map(({ key }) => key)))
  const folded = fold && !unfolded ? tasks.filter((it) => isDone(it) && doneBefore.has(it.key)) : []
  const visible = tasks.filter((task) => !folded.includes(task))
  return (
    <ul className="tasks">
      {folded.length > 0 && (
        <li className="fold">
          <Icon name="chevron-right" />
          <button type="button" onClick={() => setUnfolded(true)}>
            {folded.length} done: {folded.map((task) => midSentence(task.title)).join(', ')}
          </button>
        </li>
      )}
      {visible.map((task) => (
        <TaskLine key={task.key} caseFile={caseFile} task={task} />
      ))}
    </ul>
  )
}
