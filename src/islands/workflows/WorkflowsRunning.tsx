import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import type { RunningMilestone, RunningWorkflow } from '#domain/conveyance/workflow/running'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { formatCount, pluralise } from '#lib/format'
import { href } from '#routes'
import { $runningWorkflows } from '#stores/conveyance/workflows'
import { MilestoneBar } from './MilestoneBar.tsx'
import { workflowColumns } from './workflow-columns.tsx'

const versionText = (runningWorkflow: RunningWorkflow) =>
  runningWorkflow.status === 'published'
    ? String(runningWorkflow.number)
    : `${runningWorkflow.number}, older`

/** The milestone whose median lies farthest above its target: 'Searches, 22 for 15'. */
const slowest = ({ milestones }: RunningWorkflow) => {
  const [first] = milestones
    .filter(({ median_wd, usual_wd }) => median_wd !== null && median_wd > usual_wd)
    .toSorted((a, b) => overOf(b) - overOf(a))
  return first ? `${first.name}, median ${first.median_wd} for ${first.usual_wd}` : '–'
}

const overOf = ({ median_wd, usual_wd }: RunningMilestone) => (median_wd ?? 0) - usual_wd

const widthOf = (key: string): `${number}%` => (key === 'name' ? '14%' : '11%')

const columns: Column<RunningWorkflow>[] = [
  ...workflowColumns.map((it) => ({ ...it, width: widthOf(it.key) })),
  { key: 'number', head: 'Version', number: true, width: 84, cell: versionText },
  {
    key: 'live',
    head: 'Open cases',
    number: true,
    width: 84,
    cell: (it) => (it.live_cases > 0 ? formatCount(it.live_cases) : '–'),
  },
  {
    key: 'milestones',
    head: 'Cases by milestone',
    cell: (it) => <MilestoneBar milestones={it.milestones} />,
  },
  {
    key: 'late',
    head: 'Our tasks late',
    number: true,
    width: 112,
    cell: (it) => (it.tasks_late > 0 ? formatCount(it.tasks_late) : '–'),
  },
  {
    key: 'stuck',
    head: 'Stuck',
    number: true,
    width: 64,
    cell: (it) => (it.stuck > 0 ? formatCount(it.stuck) : '–'),
  },
  {
    key: 'over',
    head: 'Over target',
    width: '16%',
    cell: slowest,
  },
]

export default function WorkflowsRunning() {
  const workflows = useStore($runningWorkflows)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Workflows</h1>
      </header>
      <ListPage
        label="Workflows"
        noun="workflow"
        from={{ ...workflows, rows: workflows.data ?? [] }}
        retry={() => $runningWorkflows.revalidate()}
        columns={columns}
        keyOf={(it) => it.id}
        hrefOf={(it) => href('workflows-id', { id: it.id })}
        card={(it) => <Card runningWorkflow={it} />}
        nothing={<Empty title="No workflows in force" />}
      />
    </>
  )
}

const Card = ({ runningWorkflow }: { runningWorkflow: RunningWorkflow }) => (
  <>
    <b className="strong cut">
      {runningWorkflow.name}, version {versionText(runningWorkflow)}
    </b>
    <span className="mute">
      {pluralise(runningWorkflow.live_cases, 'open case')},{' '}
      {pluralise(runningWorkflow.tasks_late, 'task')} of ours late
    </span>
    <MilestoneBar milestones={runningWorkflow.milestones} />
  </>
)
