import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { HoldBody } from '#domain/conveyance/bodies'
import { hold } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const Body = z.omit(HoldBody, { version: true })

export const HoldForm = ({ caseFile: it, onDone }: ActForm) => (
  <>
    <p>Clocks stop and nothing is chased until the case is resumed.</p>
    <SchemaForm
      schema={Body}
      submit="Put on hold"
      version={it.conveyance.version}
      onCancel={onDone}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
      onSubmit={async (body, key, version) => {
        await hold(body, key, version)
        onDone()
      }}
    />
  </>
)
