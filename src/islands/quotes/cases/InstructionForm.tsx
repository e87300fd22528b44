import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { peopleOf } from '#domain/quote/facts'
import { instruct } from '#stores/quote/case/quote-case'
import { feeEarnerField, useInstruction } from './FeeEarnerChoice.tsx'
import { followCase } from './follow-case.ts'
import type { QuoteActForm } from './quote-act-form.ts'

const Body = z.object({ fee_earner_id: z.optional(z.string()) })

/** Opens the case of an accepted quote for a fee earner, and shows what the clients receive. */
export const InstructionForm = ({ quoteCase: { quote_case: it }, onDone }: QuoteActForm) => {
  const preview = useInstruction(it.id, {})
  if (preview === null) return <Skeleton rows={4} />
  const isRefused = preview === 'refused'
  return (
    <>
      <p>This opens the case of {peopleOf(it.facts)} and tells them who looks after it.</p>
      <SchemaForm
        schema={Body}
        submit="Instruct"
        onCancel={onDone}
        start={isRefused ? {} : { fee_earner_id: preview.fee_earner.id }}
        fields={isRefused ? [] : [feeEarnerField({ id: it.id, preview })]}
        onSubmit={async (body, key) => {
          const [opened] = await instruct(body, key)
          onDone()
          followCase(opened)
        }}
      />
    </>
  )
}
