import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { AbortionBody } from '#domain/conveyance/bodies'
import { abort } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const Body = z.omit(AbortionBody, { version: true })

export const AbortForm = ({ caseFile: it, onDone }: ActForm) => (
  <>
    <p>
      {it.conveyance.ref} stops here and its open tasks leave everybody’s lists. Nobody is told
      automatically: tell the client, the agent and the other side yourself.
    </p>
    <SchemaForm
      schema={Body}
      submit="Abort the matter"
      danger
      version={it.conveyance.version}
      onCancel={onDone}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
      onSubmit={async (body, key, version) => {
        await abort(body, key, version)
        onDone()
      }}
    />
  </>
)
