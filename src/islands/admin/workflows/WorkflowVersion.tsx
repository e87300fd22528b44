import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { workflowActs } from '#domain/conveyance/workflow/acts'
import { conditionText } from '#domain/conveyance/workflow/condition-text'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import { matterNames } from '#domain/matter-names'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { exactInstant, pluralise } from '#lib/format'
import { $crumb } from '#stores/chrome/route'
import { $workflow } from '#stores/conveyance/workflow/workflow'
import { WorkflowActs } from './WorkflowActs.tsx'
import { WorkflowChanges } from './WorkflowChanges.tsx'
import { WorkflowStatusChip } from './WorkflowList.tsx'
import { stepNumbersOf, WorkflowSteps } from './WorkflowSteps.tsx'

export default function WorkflowVersion() {
  const fetcherValue = useStore($workflow)
  return (
    <Loaded
      from={fetcherValue}
      skeleton={<Skeleton rows={16} />}
      retry={() => $workflow.revalidate()}
    >
      {(loaded) => <LoadedWorkflow workflow={loaded} />}
    </Loaded>
  )
}

const WorkflowEditor = lazy(() => import('./editor/WorkflowEditor.tsx'))

const LoadedWorkflow = ({ workflow: workflowDetail }: { workflow: WorkflowDetail }) => {
  const { name } = workflowDetail.workflow
  const { edit } = workflowActs(workflowDetail, useActingPerson())
  useEffect(() => $crumb.set(name), [name])
  if (edit !== true) return <ReadOnlyWorkflow workflow={workflowDetail} />
  return (
    <Suspense fallback={<Skeleton rows={16} />}>
      <WorkflowEditor detail={workflowDetail} />
    </Suspense>
  )
}

const ReadOnlyWorkflow = ({ workflow: workflowDetail }: { workflow: WorkflowDetail }) => {
  const { workflow } = workflowDetail
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{workflow.name}</h1>
        <WorkflowStatusChip status={workflowDetail.status} />
        <span className="end">
          <WorkflowActs workflow={workflowDetail} />
        </span>
      </header>
      <WorkflowFacts workflow={workflowDetail} />
      <p className="mute admin-note">
        A published version never changes. To change a workflow, create a draft from it. Open cases
        stay on their version until you move them.
      </p>
      <details>
        <summary>Compare with another version</summary>
        <WorkflowChanges workflow={workflow} />
      </details>
      {workflow.milestones.map((milestone, at) => (
        <MilestoneSection
          key={milestone.key}
          milestone={milestone}
          n={at + 1}
          numbers={stepNumbersOf(workflow.milestones)}
        />
      ))}
    </>
  )
}

const WorkflowFacts = ({ workflow: workflowDetail }: { workflow: WorkflowDetail }) => (
  <dl className="case-facts workflow-facts">
    <div>
      <dt>Matter</dt>
      <dd>{matterNames[workflowDetail.workflow.matter_type]}</dd>
    </div>
    <div>
      <dt>Version</dt>
      <dd>{workflowDetail.workflow.version}</dd>
    </div>
    <div>
      <dt>Open cases</dt>
      <dd>{workflowDetail.live_cases}</dd>
    </div>
    <div>
      <dt>Made by</dt>
      <dd>{workflowDetail.made_by ?? 'Standard'}</dd>
    </div>
    <PublicationFacts workflow={workflowDetail} />
    {workflowDetail.made_at && (
      <div>
        <dt>On</dt>
        <dd>{exactInstant(workflowDetail.made_at)}</dd>
      </div>
    )}
  </dl>
)

const PublicationFacts = ({ workflow: workflowDetail }: { workflow: WorkflowDetail }) => (
  <>
    {workflowDetail.workflow.selection && (
      <div>
        <dt>Runs cases where</dt>
        <dd>{conditionText(workflowDetail.workflow.selection.condition)}</dd>
      </div>
    )}
    {workflowDetail.note && (
      <div>
        <dt>What changed</dt>
        <dd>{workflowDetail.note}</dd>
      </div>
    )}
  </>
)

type MilestoneProps = {
  milestone: WorkflowDetail['workflow']['milestones'][number]
  n: number
  numbers: ReadonlyMap<string, number>
}

const MilestoneSection = ({ milestone, n, numbers }: MilestoneProps) => (
  <section className="sec milestone">
    <header>
      <h2>
        {n}. {milestone.name}
      </h2>
      <span className="count">{pluralise(milestone.steps.length, 'step')}</span>
      <span className="end">usually {pluralise(milestone.usual_wd, 'working day')}</span>
    </header>
    <WorkflowSteps steps={milestone.steps} numbers={numbers} />
  </section>
)
