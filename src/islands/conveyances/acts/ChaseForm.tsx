import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Task } from '#domain/conveyance/plan/plan'
import { chase } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'
import { ChaseInput, chaseFields } from './chase-fields.ts'

/** The form that records a chase, of one task or of whoever has the case; the next one is due in five working days. */
export const ChaseForm = ({ caseFile: it, task, onDone }: ActForm & { task?: Task }) => (
  <>
    {!task && <p>{it.standing}</p>}
    <SchemaForm
      schema={ChaseInput}
      submit="Record chase"
      of={task?.key}
      version={it.conveyance.version}
      onCancel={onDone}
      start={{ how: 'call', note: '' }}
      fields={chaseFields}
      onSubmit={async (body, key, version) => {
        await chase({ ...body, ...(task ? { task_key: task.key } : {}) }, key, version)
        onDone()
      }}
    />
  </>
)
