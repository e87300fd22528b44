import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ReopeningBody } from '#domain/conveyance/closing/bodies'
import { reopen } from '#stores/conveyance/closing'
import type { ActForm } from './act-form.ts'

const Body = z.omit(ReopeningBody, { version: true })

/** Opens a closed file again. */
export const ReopenForm = ({ caseFile: { conveyance }, onDone }: ActForm) => (
  <>
    <p>
      {conveyance.ref} is open again, and its last tasks are to do. The day until which it is kept
      is set anew when it is closed.
    </p>
    <SchemaForm
      schema={Body}
      submit="Reopen the file"
      version={conveyance.version}
      onCancel={onDone}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
      onSubmit={async ({ reason }, key, version) => {
        await reopen(reason, key, version)
        onDone()
      }}
    />
  </>
)
