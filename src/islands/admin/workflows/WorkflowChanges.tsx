import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { workflowDifference } from '#domain/conveyance/workflow/listing-difference'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { pluralise } from '#lib/format'
import { fetchWorkflow } from '#stores/conveyance/workflow/workflow'
import { $workflows } from '#stores/conveyance/workflow/workflows'

export const WorkflowChanges = ({ workflow }: { workflow: Workflow }) => {
  const rows = useStore($workflows).data
  const [before, setBefore] = useState<Workflow | null>(null)
  const id = rows?.find(
    (it) => it.matter_type === workflow.matter_type && it.status === 'published',
  )?.id
  useEffect(() => {
    if (id) void fetchWorkflow(id).then((it) => setBefore(it.workflow))
  }, [id])
  if (before === null) return null
  const { added, removed, changed } = workflowDifference(before, workflow)
  if (added.length + removed.length + changed.length === 0)
    return (
      <p className="mute">
        Its steps are the same as in version {before.version}, which is in force.
      </p>
    )
  return (
    <>
      <p className="mute">
        Compared with version {before.version}, which is in force: {pluralise(added.length, 'step')}{' '}
        added, {removed.length} removed, {changed.length} changed.
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
