import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { VariationBody } from '#domain/conveyance/bodies'
import { today } from '#lib/format'
import { varyDate } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const Body = z.omit(VariationBody, { version: true })

/** The form that changes the binding completion date as both sides agreed. */
export const VariationForm = ({ caseFile: { conveyance }, onDone }: ActForm) => (
  <>
    <p>
      Contracts have been exchanged, so both sides have to agree. Tasks and the tax date move too.
    </p>
    <SchemaForm
      schema={Body}
      submit="Vary the date"
      version={conveyance.version}
      onCancel={onDone}
      start={{
        completion_on: conveyance.key_dates.completion_on ?? '',
        agreed_with: conveyance.other_side?.handler ?? '',
        client: conveyance.clients.map(({ name }) => name).join(' and '),
        agreed_on: today(),
      }}
      fields={[
        { name: 'completion_on', label: 'Completion date', kind: 'date', isWorking: true },
        { name: 'agreed_with', label: 'Agreed for the other side by', kind: 'text' },
        { name: 'client', label: 'Agreed for our client by', kind: 'text' },
        { name: 'agreed_on', label: 'Agreed on', kind: 'date', quick: ['today'] },
      ]}
      onSubmit={async (body, key, version) => {
        await varyDate(body, key, version)
        onDone()
      }}
    />
  </>
)
