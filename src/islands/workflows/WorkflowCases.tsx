import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { BoardMilestone, WorkflowBoard } from '#domain/conveyance/workflow/running'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { WorkflowSteps } from '#islands/admin/workflows/WorkflowSteps.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { counted } from '#lib/format'
import { href } from '#routes'
import { $crumb } from '#stores/chrome/route'
import { $workflowBoard } from '#stores/conveyance/workflows'
import { RunningCard } from './RunningCard.tsx'

export default function WorkflowCases() {
  const board = useStore($workflowBoard)
  return (
    <Loaded
      from={board}
      skeleton={<Skeleton rows={16} />}
      retry={() => $workflowBoard.revalidate()}
    >
      {(it) => <Board it={it} />}
    </Loaded>
  )
}

const Board = ({ it }: { it: WorkflowBoard }) => {
  const canUpdate = useCan('workflows.update')
  useEffect(() => $crumb.set(it.name), [it.name])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{it.name}</h1>
        {canUpdate && (
          <span className="end">
            <a className="btn" href={href('admin-workflows-id', { id: it.id })}>
              Edit
            </a>
          </span>
        )}
      </header>
      <p className="mute admin-note">
        {matterNames[it.matter_type]}, version {it.number}: {counted(it.live_cases, 'open case')},{' '}
        {counted(it.tasks_late, 'task')} late. Cases that have stood longest with somebody come
        first.
      </p>
      {it.milestones.map((milestone, at) => (
        <Milestone key={milestone.key} it={milestone} n={at + 1} matter={it.matter_type} />
      ))}
    </>
  )
}

type Column = { it: BoardMilestone; n: number; matter: MatterType }

const Milestone = ({ it, n, matter }: Column) => {
  const hidden = it.cases - it.cards.length
  return (
    <section className="sec milestone">
      <header>
        <h2>
          {n}. {it.name}
        </h2>
        <span className="count">{counted(it.cases, 'case')}</span>
        <span className="end">usually {counted(it.usual_wd, 'working day')}</span>
      </header>
      <ul className="running-cards">
        {it.cards.map((card) => (
          <RunningCard key={card.id} it={card} />
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          <a
            className="link"
            href={`${href('conveyances', {})}?matter_type=${matter}&stage=${it.key}`}
          >
            {counted(hidden, 'more case')}
          </a>
        </p>
      )}
      <details className="running-steps">
        <summary>{counted(it.steps.length, 'step')}</summary>
        <WorkflowSteps steps={it.steps} />
      </details>
    </section>
  )
}
