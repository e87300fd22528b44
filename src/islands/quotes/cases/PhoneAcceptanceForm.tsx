import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { peopleOf } from '#domain/quote/facts'
import { instruct } from '#stores/quote/case/quote-case'
import { feeEarnerField, useInstruction } from './FeeEarnerChoice.tsx'
import { followCase } from './follow-case.ts'
import type { QuoteActForm } from './quote-act-form.ts'

const Body = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Enter who accepted.'), z.maxLength(120)),
  fee_earner_id: z.optional(z.string()),
})

export const PhoneAcceptanceForm = ({ quoteCase: { quote_case: it }, onDone }: QuoteActForm) => {
  const accepted_by_phone = peopleOf({ clients: it.facts.clients.slice(0, 1) })
  const preview = useInstruction(it.id, { accepted_by_phone })
  if (preview === null) return <Skeleton rows={4} />
  const isRefused = preview === 'refused'
  return (
    <>
      <p>This opens the case and emails the client to tell them.</p>
      <SchemaForm
        schema={Body}
        submit="Instruct"
        onCancel={onDone}
        start={{
          name: accepted_by_phone,
          ...(isRefused ? {} : { fee_earner_id: preview.fee_earner.id }),
        }}
        fields={[
          { name: 'name', label: 'Who accepted', kind: 'text', width: 'w6' },
          ...(isRefused ? [] : [feeEarnerField({ id: it.id, preview, accepted_by_phone })]),
        ]}
        onSubmit={async ({ name, ...chosen }, key) => {
          const [opened] = await instruct({ accepted_by_phone: name, ...chosen }, key)
          onDone()
          followCase(opened)
        }}
      />
    </>
  )
}
