import { lazy, Suspense } from 'react'
import { conditionText } from '#domain/conveyance/workflow/condition-text'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import { matterNames } from '#domain/matter-names'
import { exactInstant, pluralise } from '#lib/format'
import { OvertakenDraft } from './OvertakenDraft.tsx'
import { WorkflowActs } from './WorkflowActs.tsx'
import { WorkflowStatusChip } from './WorkflowList.tsx'
import { stepNumbersOf, WorkflowSteps } from './WorkflowSteps.tsx'

const WorkflowChanges = lazy(() => import('./WorkflowChanges.tsx'))

/** A version that is in force or was, or a draft for those who may not edit it. */
export default function ReadOnlyWorkflow({
  workflow: workflowDetail,
}: {
  workflow: WorkflowDetail
}) {
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
      <OvertakenDraft detail={workflowDetail} />
      <WorkflowFacts workflow={workflowDetail} />
      <p className="mute admin-note">
        A published version never changes. To change a workflow, create a draft from it. Open cases
        stay on their version until you move them.
      </p>
      <Compare workflow={workflow} />
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

const Compare = ({ workflow }: Pick<WorkflowDetail, 'workflow'>) => (
  <details>
    <summary>Compare with another version</summary>
    <Suspense>
      <WorkflowChanges workflow={workflow} />
    </Suspense>
  </details>
)

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
    {workflowDetail.workflow.is_part && (
      <div>
        <dt>Runs</dt>
        <dd>As a part of cases of other workflows, whose rules start it</dd>
      </div>
    )}
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
