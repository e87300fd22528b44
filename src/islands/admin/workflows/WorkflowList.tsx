import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import type { WorkflowRow, WorkflowStatus } from '#domain/conveyance/workflow/listing'
import { matterNames } from '#domain/matter-names'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { workflowColumns } from '#islands/workflows/workflow-columns.tsx'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $workflows } from '#stores/conveyance/workflow/workflows'

const tones = { draft: 'note', published: 'good', retired: 'plain' } as const
const names = { draft: 'Draft', published: 'In force', retired: 'Retired' } as const

export const WorkflowStatusChip = ({ status }: { status: WorkflowStatus }) => (
  <Chip tone={tones[status]}>{names[status]}</Chip>
)

const matterText = ({ matter_type, is_part }: WorkflowRow) =>
  is_part ? `${matterNames[matter_type]}, within other cases` : matterNames[matter_type]

const columns: Column<WorkflowRow>[] = [
  ...workflowColumns.map((it) => (it.key === 'matter' ? { ...it, cell: matterText } : it)),
  { key: 'number', head: 'Version', number: true, width: 84, cell: (it) => it.number },
  {
    key: 'milestones',
    head: 'Milestones',
    number: true,
    width: 84,
    cell: (it) => it.milestones,
  },
  { key: 'steps', head: 'Steps', number: true, width: 84, cell: (it) => it.steps },
  {
    key: 'live',
    head: 'Open cases',
    number: true,
    width: 84,
    cell: (it) => it.live_cases || '–',
  },
  {
    key: 'made',
    head: 'Made by',
    dropBelow: 1260,
    className: 'mute',
    cell: (it) => it.made_by ?? 'Standard',
  },
  {
    key: 'status',
    head: 'Status',
    width: 92,
    cell: (it) => <WorkflowStatusChip status={it.status} />,
  },
]

export default function WorkflowList() {
  const workflows = useStore($workflows)
  return (
    <>
      <WorkflowListHeader />
      <ListPage
        label="Workflows"
        noun="workflow"
        from={{ ...workflows, rows: workflows.data ?? [] }}
        retry={() => $workflows.revalidate()}
        columns={columns}
        keyOf={(it) => it.id}
        hrefOf={(it) => href('admin-workflows-id', { id: it.id })}
        card={(it) => <WorkflowCard workflow={it} />}
        nothing={<Empty title="No workflows" />}
      />
    </>
  )
}

const WorkflowListHeader = () => (
  <header className="list-head">
    <h1 className="h1">Manage Workflows</h1>
    <HeadAct can="workflows.create">
      <span className="end">
        <a className="btn" href={href('admin-workflows-import', {})}>
          <Icon name="file-up" /> Import
        </a>
        <a className="btn main" href={href('admin-workflows-create', {})}>
          <Icon name="plus" /> New workflow
        </a>
      </span>
    </HeadAct>
  </header>
)

const WorkflowCard = ({ workflow }: { workflow: WorkflowRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">
        {workflow.name}, version {workflow.number}
      </b>
      <WorkflowStatusChip status={workflow.status} />
    </span>
    <span className="mute">
      {matterNames[workflow.matter_type]}, {pluralise(workflow.steps, 'step')},{' '}
      {pluralise(workflow.live_cases, 'open case')}
      {workflow.is_part && ', within other cases'}
    </span>
  </>
)
