import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { mayEditWorkflow } from '#domain/conveyance/workflow/editing/editable'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import { mayChangeWith } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $crumb } from '#stores/chrome/route'
import { $workflow } from '#stores/conveyance/workflow/workflow'

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

const ReadOnlyWorkflow = lazy(() => import('./ReadOnlyWorkflow.tsx'))
const WorkflowEditor = lazy(() => import('./editor/WorkflowEditor.tsx'))

const LoadedWorkflow = ({ workflow: workflowDetail }: { workflow: WorkflowDetail }) => {
  const { name } = workflowDetail.workflow
  const mayUpdate = mayChangeWith(useActingPerson(), ['workflows.update']) === true
  const isEditable = mayUpdate && mayEditWorkflow(workflowDetail) === true
  useEffect(() => $crumb.set(name), [name])
  return (
    <Suspense fallback={<Skeleton rows={16} />}>
      {isEditable ? (
        <WorkflowEditor detail={workflowDetail} />
      ) : (
        <ReadOnlyWorkflow workflow={workflowDetail} />
      )}
    </Suspense>
  )
}
