import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import type { WorkflowRow } from '#domain/conveyance/workflow/listing'
import { workflowDifference } from '#domain/conveyance/workflow/listing-difference'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { pluralise } from '#lib/format'
import { fetchWorkflow } from '#stores/conveyance/workflow/workflow'
import { $workflows } from '#stores/conveyance/workflow/workflows'

/** What differs from another version of the matter type: at first from the one in force. */
export default function WorkflowChanges({ workflow }: { workflow: Workflow }) {
  const rows = useStore($workflows).data ?? []
  const others = rows.filter((it) => it.matter_type === workflow.matter_type && !isOf(it, workflow))
  const [chosen, setChosen] = useState<string | null>(null)
  const [before, setBefore] = useState<Workflow | null>(null)
  const id = chosen ?? others.find((it) => it.status === 'published')?.id ?? others[0]?.id
  useEffect(() => {
    if (id) void fetchWorkflow(id).then((it) => setBefore(it.workflow))
  }, [id])
  if (id === undefined) return <p className="mute">There is no other version to compare with.</p>
  return (
    <div className="we-what-if">
      <SelectField
        label="Compare with"
        name="before"
        value={id}
        options={others.map((it) => ({ value: it.id, label: versionName(it) }))}
        onChange={setChosen}
      />
      {before && <Difference before={before} after={workflow} />}
    </div>
  )
}

const isOf = ({ key, number }: WorkflowRow, workflow: Workflow) =>
  key === workflow.key && number === workflow.version

const statusText = { draft: ', draft', published: ', in force', retired: '' } as const
const versionName = ({ name, number, status }: WorkflowRow) =>
  `${name}, version ${number}${statusText[status]}`

const Difference = ({ before, after }: { before: Workflow; after: Workflow }) => {
  const { added, removed, changed } = workflowDifference(before, after)
  if (added.length + removed.length + changed.length === 0)
    return <p className="mute">Its steps are the same as in version {before.version}.</p>
  return (
    <>
      <p className="mute">
        Compared with version {before.version}: {pluralise(added.length, 'step')} added,{' '}
        {removed.length} removed, {changed.length} changed.
      </p>
      <ul className="changes">
        {added.map((it) => (
          <li key={it.key} className="good">
            + {it.title}
          </li>
        ))}
        {removed.map((it) => (
          <li key={it.key} className="bad">
            − {it.title}
          </li>
        ))}
        {changed.map(({ step, fields }) => (
          <li key={step.key}>
            {step.title} <span className="mute">{fields.join(', ').replaceAll('_', ' ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
