import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import { workflowActs } from '#domain/conveyance/workflow/acts'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import { matterNames } from '#domain/matter-names'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { saveFile } from '#islands/lists/save-file.ts'
import { exactInstant, pluralise } from '#lib/format'
import { $crumb } from '#stores/chrome/route'
import { $workflow, publishWorkflow, retireWorkflow } from '#stores/conveyance/workflow/workflow'
import { WorkflowStatusChip } from './WorkflowList.tsx'
import { WorkflowSteps } from './WorkflowSteps.tsx'

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

const LoadedWorkflow = ({ workflow: workflowDetail }: { workflow: WorkflowDetail }) => {
  const { workflow } = workflowDetail
  useEffect(() => $crumb.set(workflow.name), [workflow.name])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{workflow.name}</h1>
        <WorkflowStatusChip status={workflowDetail.status} />
        <span className="end">
          <Acts workflow={workflowDetail} />
        </span>
      </header>
      <WorkflowFacts workflow={workflowDetail} />
      <p className="mute admin-note">
        A version never changes. To change a workflow, export it, edit the file and import it as the
        next version. Open cases stay on their version.
      </p>
      {workflow.milestones.map((milestone, at) => (
        <MilestoneSection key={milestone.key} milestone={milestone} n={at + 1} />
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
    {workflowDetail.made_at && (
      <div>
        <dt>On</dt>
        <dd>{exactInstant(workflowDetail.made_at)}</dd>
      </div>
    )}
  </dl>
)

type MilestoneProps = { milestone: WorkflowDetail['workflow']['milestones'][number]; n: number }

const MilestoneSection = ({ milestone, n }: MilestoneProps) => (
  <section className="sec milestone">
    <header>
      <h2>
        {n}. {milestone.name}
      </h2>
      <span className="count">{pluralise(milestone.steps.length, 'step')}</span>
      <span className="end">usually {pluralise(milestone.usual_wd, 'working day')}</span>
    </header>
    <WorkflowSteps steps={milestone.steps} />
  </section>
)

const Acts = ({ workflow }: { workflow: WorkflowDetail }) => (
  <>
    <button
      type="button"
      className="btn"
      onClick={() =>
        saveFile(
          `${workflow.workflow.key}-${workflow.workflow.version}.json`,
          JSON.stringify(workflow.workflow, null, 2),
        )
      }
    >
      <Icon name="file-down" /> Export JSON
    </button>
    <StatusActs workflow={workflow} />
  </>
)

const StatusActs = ({ workflow }: { workflow: WorkflowDetail }) => {
  const { publish, retire } = workflowActs(workflow, useActingPerson())
  return (
    <>
      {workflow.status !== 'retired' && (
        <ActButton
          why={reasonAgainst(retire)}
          onPress={() => void runAct(() => retireWorkflow(workflow), 'Workflow retired')}
        >
          Retire
        </ActButton>
      )}
      {workflow.status !== 'published' && (
        <ActButton
          className="btn main"
          why={reasonAgainst(publish)}
          onPress={() =>
            void runAct(
              () => publishWorkflow(workflow),
              'Workflow published',
              'New cases use this version from now on.',
            )
          }
        >
          Publish
        </ActButton>
      )}
    </>
  )
}
