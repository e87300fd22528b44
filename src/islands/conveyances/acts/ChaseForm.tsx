import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ChaseBody } from '#domain/conveyance/bodies'
import { chase } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const Body = z.omit(ChaseBody, { version: true })
const ways = [
  { value: 'call', label: 'Call' },
  { value: 'email', label: 'Email' },
  { value: 'portal', label: 'Portal' },
  { value: 'letter', label: 'Letter' },
]

/** The form that records a chase; the next one is due in seven days. */
export const ChaseForm = ({ caseFile: it, onDone }: ActForm) => (
  <>
    <p>{it.standing}</p>
    <SchemaForm
      schema={Body}
      submit="Record chase"
      version={it.conveyance.version}
      onCancel={onDone}
      start={{ how: 'call', note: '' }}
      fields={[
        { name: 'how', label: 'How', kind: 'choice', options: ways, width: 'w6' },
        { name: 'note', label: 'What was said', kind: 'lines', width: 'w6' },
      ]}
      onSubmit={async (body, key, version) => {
        await chase(body, key, version)
        onDone()
      }}
    />
  </>
)
