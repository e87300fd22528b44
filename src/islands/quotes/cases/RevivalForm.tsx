import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Revival } from '#domain/quote/case/bodies'
import { changeQuoteCase } from '#stores/quote/case/quote-case'
import type { QuoteActForm } from './quote-act-form.ts'

const Body = z.omit(Revival, { version: true })

export const RevivalForm = ({ quoteCase: it, onDone }: QuoteActForm) => (
  <SchemaForm
    schema={Body}
    submit="Revive"
    version={it.quote_case.version}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={[{ name: 'reason', label: 'What changed', kind: 'lines', width: 'w6' }]}
    onSubmit={async (body, key, version) => {
      await changeQuoteCase('revive', body, key, version)
      onDone()
    }}
  />
)
