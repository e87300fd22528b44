import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { HolderBody } from '#domain/conveyance/bodies'
import { today } from '#lib/format'
import { setHolder } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const Body = z.extend(z.omit(HolderBody, { version: true, name: true, usual: true }), {
  name: z._default(z.nullable(z.string()), null),
  usual: z._default(z.nullable(z.int()), null),
})
const parties = [
  { value: 'us', label: 'Us' },
  { value: 'client', label: 'The client' },
  { value: 'other_side', label: 'The other side' },
  { value: 'lender', label: 'The lender' },
  { value: 'agent', label: 'The agent' },
  { value: 'search_provider', label: 'Searches' },
  { value: 'freeholder', label: 'The freeholder' },
  { value: 'hmlr', label: 'HM Land Registry' },
  { value: 'hmrc', label: 'HMRC' },
  { value: 'chain', label: 'The chain' },
]

/** The form that sets who has the case where the plan cannot tell. */
export const HolderForm = ({ caseFile: it, onDone }: ActForm) => (
  <SchemaForm
    schema={Body}
    submit="Save"
    version={it.conveyance.version}
    onCancel={onDone}
    start={{
      party: it.holder?.party ?? 'us',
      name: it.holder?.name ?? '',
      what: '',
      since: today(),
      usual: it.holder?.usual ?? null,
    }}
    fields={[
      { name: 'party', label: 'Who is acting', kind: 'select', options: parties },
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'what', label: 'What for', kind: 'text', width: 'w6' },
      { name: 'since', label: 'Since', kind: 'date', quick: ['today'] },
      { name: 'usual', label: 'Usual working days', kind: 'number' },
    ]}
    onSubmit={async (body, key, version) => {
      await setHolder(body, key, version)
      onDone()
    }}
  />
)
