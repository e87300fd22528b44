import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { AbortionBody } from '#domain/conveyance/bodies'
import { abort } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const Body = z.omit(AbortionBody, { version: true })

export const AbortForm = ({ caseFile: it, onDone }: ActForm) => (
  <>
    <p>
      {it.conveyance.ref} ends here: its open tasks are dropped and the client, the agent and the
      linked file are told. The file itself is kept.
    </p>
    <SchemaForm
      schema={Body}
      submit="Abort and tell them"
      danger
      version={it.conveyance.version}
      onCancel={onDone}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Why', kind: 'lines', width: 'w6' }]}
      onSubmit={async (body, key, version) => {
        await abort(body, key, version)
        onDone()
      }}
    />
  </>
)
