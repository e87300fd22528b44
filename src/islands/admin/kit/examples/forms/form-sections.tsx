import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { addToast } from '#stores/chrome/toasts'

export const about = {
  heading: 'Form with sections',
  words: 'schema form headed groups conditional fields when faults beside',
}

const Body = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Enter a name.')),
  buyer: z.enum(['person', 'company']),
  company: z.optional(z.string().check(z.minLength(2, 'Enter the name of the company.'))),
  price: z.int('Enter an amount.'),
})

const start = { name: '', buyer: 'person', company: '', price: null }

const fields: readonly FormPart[] = [
  {
    kind: 'section',
    name: 'who',
    label: 'Who buys',
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      {
        name: 'buyer',
        label: 'Buys as',
        kind: 'choice',
        options: [
          { value: 'person', label: 'A person' },
          { value: 'company', label: 'A company' },
        ],
      },
      {
        name: 'company',
        label: 'Company',
        kind: 'text',
        when: ({ buyer }) => buyer === 'company',
      },
    ],
  },
  {
    kind: 'section',
    name: 'what',
    label: 'What is paid',
    hint: 'As the memorandum of sale has it.',
    fields: [{ name: 'price', label: 'Price', kind: 'money' }],
  },
]

/** A schema and a list of fields make the form, with errors beside each field. */
export default function Sections() {
  return (
    <SchemaForm
      schema={Body}
      submit="Save"
      start={start}
      fields={fields}
      onSubmit={async ({ name }) => addToast({ severity: 'success', summary: `${name} saved` })}
    />
  )
}
