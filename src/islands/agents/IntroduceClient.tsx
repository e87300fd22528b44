import type { FormPart } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Introduction } from '#domain/lead/intake-api'
import { leadIntentNames } from '#domain/lead/labels'
import { $estimateQuery } from '#stores/agent/estimate'
import { introduceClient } from '#stores/agent/leads'
import { addToast } from '#stores/chrome/toasts'
import { EstimateForm } from './EstimateForm.tsx'

const start = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  intent: ['sale'],
  sale_stage: 'sold',
  address: '',
  postcode: '',
  message: '',
  agreed: false,
}

const fields: readonly FormPart[] = [
  { name: 'first_name', label: 'First name', kind: 'text' },
  { name: 'last_name', label: 'Last name', kind: 'text' },
  { name: 'phone', label: 'Telephone', kind: 'phone' },
  { name: 'email', label: 'Email', kind: 'email' },
  {
    name: 'intent',
    label: 'What they need',
    kind: 'checks',
    width: 'w6',
    options: optionsOf(leadIntentNames),
  },
  {
    name: 'sale_stage',
    label: 'Offer',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'sold', label: 'Accepted' },
      { value: 'presold', label: 'Not yet' },
    ],
  },
  { name: 'address', label: 'Address', kind: 'text', width: 'w4' },
  { name: 'postcode', label: 'Postcode', kind: 'postcode' },
  { name: 'message', label: 'Anything else', kind: 'lines', width: 'w6', most: 4000 },
  {
    name: 'agreed',
    label: 'The client agrees to you sharing their name and number',
    kind: 'check',
  },
]

export default function IntroduceClient({ onDone }: { onDone: () => void }) {
  return (
    <>
      <EstimateForm />
      <SchemaForm
        schema={Introduction}
        submit="Introduce"
        onCancel={onDone}
        start={start}
        fields={fields}
        onSubmit={async (body, key) => {
          const price = $estimateQuery.get()?.price ?? null
          const { person } = await introduceClient({ ...body, price }, key)
          addToast({ severity: 'success', summary: `${person} introduced`, life: 4000 })
          onDone()
        }}
      />
    </>
  )
}
