import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { peopleOf } from '#domain/quote/facts'
import { instruct } from '#stores/quote/case/quote-case'
import { followCase } from './follow-case.ts'
import type { QuoteActForm } from './quote-act-form.ts'

const Body = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Enter who accepted.'), z.maxLength(120)),
})

export const PhoneAcceptanceForm = ({ quoteCase: it, onDone }: QuoteActForm) => (
  <>
    <p>This opens the case and emails the client to tell them.</p>
    <SchemaForm
      schema={Body}
      submit="Instruct"
      onCancel={onDone}
      start={{ name: peopleOf({ clients: it.quote_case.facts.clients.slice(0, 1) }) }}
      fields={[{ name: 'name', label: 'Who accepted', kind: 'text', width: 'w6' }]}
      onSubmit={async ({ name }, key) => {
        const [opened] = await instruct(name, key)
        onDone()
        followCase(opened)
      }}
    />
  </>
)
