import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { type ParsedWorkflow, parseWorkflow } from '#domain/conveyance/workflow/listing-import'
import { mapUnknownValues, type ValueMap } from '#domain/conveyance/workflow/listing-mapping'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { matterNames } from '#domain/matter-names'
import { runAct } from '#islands/admin/run-act.ts'
import { saveFile } from '#islands/lists/save-file.ts'
import { pluralise } from '#lib/format'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { fetchWorkflowSchema } from '#stores/conveyance/workflow/migrating'
import { importWorkflow } from '#stores/conveyance/workflow/workflow'
import { $workflows } from '#stores/conveyance/workflow/workflows'
import { TermMapping } from './TermMapping.tsx'
import { WorkflowChanges } from './WorkflowChanges.tsx'

const save = (workflow: Workflow) =>
  runAct(async () => {
    const draft = await importWorkflow(workflow, crypto.randomUUID())
    $workflows.revalidate()
    go(href('admin-workflows-id', { id: draft.id }))
  }, 'Saved as a draft')

const SchemaButton = () => (
  <button type="button" className="btn" onClick={() => void saveSchema()}>
    <Icon name="file-down" /> JSON Schema
  </button>
)

const saveSchema = () =>
  runAct(async () => {
    saveFile('workflow.schema.json', JSON.stringify(await fetchWorkflowSchema(), null, 2))
  }, 'JSON Schema saved')

export default function ImportWorkflow() {
  const [text, setText] = useState<string | null>(null)
  const [map, setMap] = useState<ValueMap>({})
  const [name, setName] = useState('')
  const mapped = text === null ? null : mapUnknownValues(text, chosenIn(map))
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Import Workflow</h1>
        <p className="mute">
          Choose a workflow file exported from Deedbox. Nothing is stored until you save it as a
          draft.
        </p>
        <SchemaButton />
      </header>
      <p className="pick-file">
        <label className="btn main">
          <Icon name="file-up" /> {name === '' ? 'Choose a file' : 'Choose another file'}
          <input
            className="sr"
            type="file"
            accept="application/json,.json"
            aria-label="Workflow file"
            onChange={async (event) => {
              const file = event.target.files?.[0]
              if (!file) return
              setName(file.name)
              setMap({})
              setText(await file.text())
            }}
          />
        </label>
        <span className="mute">{name}</span>
      </p>
      {mapped && mapped.words.length > 0 && (
        <TermMapping words={mapped.words} map={map} onMap={setMap} />
      )}
      {mapped && <Result read={parseWorkflow(mapped.text)} />}
    </>
  )
}

const chosenIn = (map: ValueMap): ValueMap =>
  Object.fromEntries(Object.entries(map).filter(([, known]) => known !== ''))

const Result = ({ read: { workflow, problems } }: { read: ParsedWorkflow }) => (
  <>
    {problems.length > 0 && (
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
    )}
    {workflow && (
      <section className="sec after">
        <header>
          <h2>{workflow.name}</h2>
          <span className="count">
            {matterNames[workflow.matter_type]},{' '}
            {pluralise(workflow.milestones.length, 'milestone')},{' '}
            {pluralise(
              workflow.milestones.reduce((sum, it) => sum + it.steps.length, 0),
              'step',
            )}
          </span>
        </header>
        <WorkflowChanges workflow={workflow} />
        {problems.length === 0 && (
          <p className="after">
            <button type="button" className="btn main" onClick={() => void save(workflow)}>
              Save as draft
            </button>
          </p>
        )}
      </section>
    )}
  </>
)
