import { useState } from 'react'
import { type ParsedWorkflow, parseWorkflow } from '#domain/conveyance/workflow/listing-import'
import { mapUnknownValues, type ValueMap } from '#domain/conveyance/workflow/listing-mapping'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { matterNames } from '#domain/matter-names'
import { runAct } from '#islands/admin/run-act.ts'
import { pluralise } from '#lib/format'
import { go } from '#lib/navigate'
import { href } from '#routes'
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

/** What a file says of a workflow, with the words that must be mapped before it can be saved. */
export default function ReadWorkflow({ text }: { text: string }) {
  const [map, setMap] = useState<ValueMap>({})
  const mapped = mapUnknownValues(text, chosenIn(map))
  return (
    <>
      {mapped.words.length > 0 && <TermMapping words={mapped.words} map={map} onMap={setMap} />}
      <Result read={parseWorkflow(mapped.text)} />
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
