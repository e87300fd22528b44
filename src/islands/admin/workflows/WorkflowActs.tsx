import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { reasonAgainst } from '#domain/act'
import { workflowActs } from '#domain/conveyance/workflow/acts'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { saveFile } from '#islands/lists/save-file.ts'
import { go } from '#lib/navigate'
import { href } from '#routes'
import {
  createWorkflow,
  publishWorkflow,
  retireWorkflow,
} from '#stores/conveyance/workflow/workflow'
import { $workflows } from '#stores/conveyance/workflow/workflows'
import { usePublished } from './use-published.ts'

const MigrateCases = lazy(() => import('./MigrateCases.tsx'))

type Props = { workflow: WorkflowDetail }

const saveJson = ({ workflow }: WorkflowDetail) =>
  saveFile(`${workflow.key}-${workflow.version}.json`, JSON.stringify(workflow, null, 2))

const draftFrom = ({ id, workflow }: WorkflowDetail) =>
  runAct(async () => {
    const body = { name: workflow.name, from: id, is_separate: false }
    const draft = await createWorkflow(body, crypto.randomUUID())
    $workflows.revalidate()
    go(href('admin-workflows-id', { id: draft.id }))
  }, 'Draft created')

/** What may be done with a version that is not a draft. */
export const WorkflowActs = ({ workflow }: Props) => {
  const canCreate = useCan('workflows.create')
  return (
    <>
      <button type="button" className="btn" onClick={() => saveJson(workflow)}>
        <Icon name="file-down" /> Export JSON
      </button>
      {workflow.status === 'published' && !workflow.workflow.is_part && (
        <MoveCases workflow={workflow} />
      )}
      <StatusActs workflow={workflow} />
      {canCreate && (
        <button type="button" className="btn main" onClick={() => void draftFrom(workflow)}>
          <Icon name="pen-line" /> Edit as draft
        </button>
      )}
    </>
  )
}

const MoveCases = ({ workflow }: Props) => {
  const [isMoving, setMoving] = useState(false)
  const canMove = useCan(['workflows.update', 'conveyance.update'])
  if (!canMove) return null
  return (
    <>
      <button type="button" className="btn" onClick={() => setMoving(true)}>
        Move cases
      </button>
      <Suspense>
        {isMoving && <MigrateCases detail={workflow} onClose={() => setMoving(false)} />}
      </Suspense>
    </>
  )
}

const StatusActs = ({ workflow }: Props) => {
  const { publish, retire } = workflowActs(workflow, useActingPerson(), usePublished() ?? [])
  return workflow.status === 'retired' ? (
    <ActButton
      why={reasonAgainst(publish)}
      onPress={() => void runAct(() => publishWorkflow(workflow, ''), 'Workflow published')}
    >
      Publish again
    </ActButton>
  ) : (
    <ActButton
      why={reasonAgainst(retire)}
      onPress={() => void runAct(() => retireWorkflow(workflow), 'Workflow retired')}
    >
      Retire
    </ActButton>
  )
}
