import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { BoardMilestone, WorkflowBoard } from '#domain/conveyance/workflow/running'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { stepNumbersOf, WorkflowSteps } from '#islands/admin/workflows/WorkflowSteps.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $crumb } from '#stores/chrome/route'
import { $workflowBoard } from '#stores/conveyance/workflows'
import { milestoneTimeText } from './milestone-text.ts'
import { RunningCard } from './RunningCard.tsx'

const Bottlenecks = lazy(() => import('./Bottlenecks.tsx'))
const FailedRuns = lazy(() => import('./FailedRuns.tsx'))

export default function WorkflowCases() {
  const board = useStore($workflowBoard)
  return (
    <Loaded
      from={board}
      skeleton={<Skeleton rows={16} />}
      retry={() => $workflowBoard.revalidate()}
    >
      {(it) => <Board workflowBoard={it} />}
    </Loaded>
  )
}

const Board = ({ workflowBoard }: { workflowBoard: WorkflowBoard }) => {
  const canUpdate = useCan('workflows.update')
  useEffect(() => $crumb.set(workflowBoard.name), [workflowBoard.name])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{workflowBoard.name}</h1>
        {canUpdate && (
          <span className="end">
            <a className="btn" href={href('admin-workflows-id', { id: workflowBoard.id })}>
              Edit
            </a>
          </span>
        )}
      </header>
      <p className="mute admin-note">
        {matterNames[workflowBoard.matter_type]}, version {workflowBoard.number}:{' '}
        {pluralise(workflowBoard.live_cases, 'open case')},{' '}
        {pluralise(workflowBoard.tasks_late, 'task')} of ours late,{' '}
        {pluralise(workflowBoard.stuck, 'case')} stuck for 5 working days. Cases that have waited
        longest come first.
      </p>
      {workflowBoard.milestones.map((milestone, at) => (
        <Milestone
          key={milestone.key}
          boardMilestone={milestone}
          n={at + 1}
          matter={workflowBoard.matter_type}
          numbers={stepNumbersOf(workflowBoard.milestones)}
        />
      ))}
      <Suspense fallback={<Skeleton rows={6} />}>
        <Bottlenecks />
        <FailedRuns />
      </Suspense>
    </>
  )
}

type Column = {
  boardMilestone: BoardMilestone
  n: number
  matter: MatterType
  numbers: ReadonlyMap<string, number>
}

const Milestone = ({ boardMilestone: it, n, matter, numbers }: Column) => {
  const hidden = it.cases - it.cards.length
  return (
    <section className="sec milestone">
      <header>
        <h2>
          {n}. {it.name}
        </h2>
        <span className="count">{pluralise(it.cases, 'case')}</span>
        <span className="end">{milestoneTimeText(it)}</span>
      </header>
      <ul className="running-cards">
        {it.cards.map((card) => (
          <RunningCard key={card.id} runningCase={card} />
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          <a className="link" href={casesHref(matter, it)}>
            {pluralise(hidden, 'more case')}
          </a>
        </p>
      )}
      <details className="running-steps">
        <summary>{pluralise(it.steps.length, 'step')}</summary>
        <WorkflowSteps steps={it.steps} numbers={numbers} />
      </details>
    </section>
  )
}

const casesHref = (matter: MatterType, { key }: BoardMilestone) =>
  `${href('conveyances', {})}?matter_type=${matter}&stage=${key}`
