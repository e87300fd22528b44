import type { ParsedWorkflow } from '#domain/conveyance/workflow/listing-import'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { matterNames } from '#domain/matter-names'
import { pluralise } from '#lib/format'
import { saveAsDraft } from './save-as-draft.ts'
import WorkflowChanges from './WorkflowChanges.tsx'

/** What a file holds: its problems, and its workflow, to save once there are none. */
export const ImportResult = ({ parsed: { workflow, problems } }: { parsed: ParsedWorkflow }) => (
  <>
    {problems.length > 0 && <Problems problems={problems} />}
    {workflow && <ImportedWorkflow workflow={workflow} canSave={problems.length === 0} />}
  </>
)

const Problems = ({ problems }: { problems: readonly string[] }) => (
  <section className="sec after" role="alert">
    <header>
      <h2>This can’t be saved yet</h2>
      <span className="count">{problems.length}</span>
    </header>
    <ul className="problems">
      {problems.map((problem) => (
        <li key={problem} className="bad">
          {problem}
        </li>
      ))}
    </ul>
  </section>
)

const ImportedWorkflow = ({ workflow, canSave }: { workflow: Workflow; canSave: boolean }) => {
  const { name, matter_type, milestones } = workflow
  const steps = milestones.reduce((sum, it) => sum + it.steps.length, 0)
  return (
    <section className="sec after">
      <header>
        <h2>{name}</h2>
        <span className="count">
          {matterNames[matter_type]}, {pluralise(milestones.length, 'milestone')},{' '}
          {pluralise(steps, 'step')}
        </span>
      </header>
      <WorkflowChanges workflow={workflow} />
      {canSave && (
        <p className="after">
          <button type="button" className="btn main" onClick={() => void saveAsDraft(workflow)}>
            Save as draft
          </button>
        </p>
      )}
    </section>
  )
}
