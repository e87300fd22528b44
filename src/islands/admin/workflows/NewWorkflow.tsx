import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { WorkflowBeginning, type WorkflowRow } from '#domain/conveyance/workflow/listing'
import { starterNames } from '#domain/conveyance/workflow/starter/names'
import { keysOf } from '#domain/entries'
import { matterNames } from '#domain/matter-names'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { createWorkflow } from '#stores/conveyance/workflow/workflow'
import { $workflows } from '#stores/conveyance/workflow/workflows'

const start = { name: '', from: '', is_separate: false }

const choiceOf = (workflow: WorkflowRow) => ({
  value: workflow.id,
  label: `${matterNames[workflow.matter_type]}: ${workflow.name}, version ${workflow.number}`,
})

const starters = keysOf(starterNames).map((value) => {
  const { name, matter_type } = starterNames[value]
  return { value, label: `${matterNames[matter_type]}: ${name}` }
})

export default function NewWorkflow() {
  const workflows = useStore($workflows)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Create Workflow</h1>
        <p className="mute">
          The draft starts as a copy of a workflow or a starter, for the same matter type. No case
          uses it until it is published.
        </p>
      </header>
      <Loaded from={workflows} retry={() => $workflows.revalidate()}>
        {(rows) => (
          <div className="admin-form">
            <SchemaForm
              schema={WorkflowBeginning}
              submit="Save as draft"
              start={start}
              fields={[
                { name: 'name', label: 'Name', kind: 'text', width: 'w3' },
                {
                  name: 'from',
                  label: 'Start from',
                  kind: 'select',
                  width: 'w3',
                  options: [{ value: '', label: 'Choose one' }, ...rows.map(choiceOf), ...starters],
                },
                {
                  name: 'is_separate',
                  label: 'A workflow of its own, beside the one it starts from',
                  kind: 'switch',
                },
              ]}
              onSubmit={async (body, key) => {
                const draft = await createWorkflow(body, key)
                addToast({ severity: 'success', summary: 'Saved as a draft', life: 4000 })
                $workflows.revalidate()
                go(href('admin-workflows-id', { id: draft.id }))
              }}
            />
          </div>
        )}
      </Loaded>
    </>
  )
}
