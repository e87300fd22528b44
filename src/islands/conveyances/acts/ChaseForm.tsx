import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ChaseBody } from '#domain/conveyance/bodies'
import type { Task } from '#domain/conveyance/plan/plan'
import { chase } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const Body = z.omit(ChaseBody, { version: true, task_key: true })
const ways = [
  { value: 'call', label: 'Call' },
  { value: 'email', label: 'Email' },
  { value: 'portal', label: 'Portal' },
  { value: 'letter', label: 'Letter' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'sms', label: 'Text message' },
]

/** The form that records a chase, of one task or of whoever has the case; the next one is due in seven days. */
export const ChaseForm = ({ caseFile: it, task, onDone }: ActForm & { task?: Task }) => (
  <>
    {!task && <p>{it.standing}</p>}
    <SchemaForm
      schema={Body}
      submit="Record chase"
      of={task?.key}
      version={it.conveyance.version}
      onCancel={onDone}
      start={{ how: 'call', note: '' }}
      fields={[
        { name: 'how', label: 'How', kind: 'choice', options: ways, width: 'w6' },
        { name: 'note', label: 'What was said', kind: 'lines', width: 'w6' },
      ]}
      onSubmit={async (body, key, version) => {
        await chase({ ...body, ...(task ? { task_key: task.key } : {}) }, key, version)
        onDone()
      }}
    />
  </>
)
