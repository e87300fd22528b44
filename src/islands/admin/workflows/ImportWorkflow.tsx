import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { Icon } from '#components/Icon.tsx'
import { parseWorkflow } from '#domain/conveyance/workflow/listing-import'
import { mapUnknownValues, type ValueMap } from '#domain/conveyance/workflow/listing-mapping'
import { stepHeadings } from '#domain/conveyance/workflow/steps-table'
import { keysOf } from '#domain/entries'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { runAct } from '#islands/admin/run-act.ts'
import { saveFile } from '#islands/lists/save-file.ts'
import { fetchWorkflowSchema } from '#stores/conveyance/workflow/migrating'
import { ImportResult } from './ImportResult.tsx'
import { TermMapping } from './TermMapping.tsx'
import type { WorkflowFile } from './workflow-file.ts'

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
  const [file, setFile] = useState<WorkflowFile | null>(null)
  const [map, setMap] = useState<ValueMap>({})
  const mapped = file?.text ? mapUnknownValues(file.text, chosenIn(map)) : null
  const show = (read: WorkflowFile) => {
    setMap({})
    setFile(read)
  }
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Import Workflow</h1>
        <p className="mute">
          Choose a workflow file exported from Deedbox, or a table of steps (CSV or Excel) with the
          headings {Object.values(stepHeadings).join(', ')}. Nothing is stored until you save it as
          a draft.
        </p>
        <SchemaButton />
      </header>
      <FileChoice onRead={show} />
      {file?.problem && <p className="fault">{file.problem}</p>}
      {file && file.left.length > 0 && (
        <p className="warn">These columns are left out: {file.left.join(', ')}.</p>
      )}
      {mapped && mapped.words.length > 0 && (
        <TermMapping words={mapped.words} map={map} onMap={setMap} />
      )}
      {mapped && <ImportResult parsed={parseWorkflow(mapped.text)} />}
    </>
  )
}

const matters = keysOf(matterNames).map((value) => ({ value, label: matterNames[value] }))

const FileChoice = ({ onRead }: { onRead: (file: WorkflowFile) => void }) => {
  const [file, setFile] = useState<File | null>(null)
  const [matter, setMatter] = useState<MatterType>('sale')
  const read = async (chosen: File, of: MatterType) => {
    setFile(chosen)
    setMatter(of)
    const { readWorkflowFile } = await import('./workflow-file.ts')
    onRead(await readWorkflowFile(chosen, of))
  }
  return (
    <>
      <p className="pick-file">
        <FileButton isAgain={file !== null} onChoose={(chosen) => void read(chosen, matter)} />
        <span className="mute">{file?.name}</span>
      </p>
      {file && !file.name.endsWith('.json') && (
        <SelectField
          label="Matter type of the table"
          name="matter_type"
          value={matter}
          options={matters}
          onChange={(of) => void read(file, of)}
        />
      )}
    </>
  )
}

type ButtonProps = { isAgain: boolean; onChoose: (file: File) => void }

const FileButton = ({ isAgain, onChoose }: ButtonProps) => (
  <label className="btn main">
    <Icon name="file-up" /> {isAgain ? 'Choose another file' : 'Choose a file'}
    <input
      className="sr"
      type="file"
      accept="application/json,.json,.csv,.tsv,.xlsx"
      aria-label="Workflow file"
      onChange={(event) => {
        const file = event.target.files?.[0]
        if (file) onChoose(file)
      }}
    />
  </label>
)

const chosenIn = (map: ValueMap): ValueMap =>
  Object.fromEntries(Object.entries(map).filter(([, known]) => known !== ''))
