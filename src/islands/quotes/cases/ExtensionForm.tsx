import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Extension } from '#domain/quote/case/bodies'
import { changeQuoteCase } from '#stores/quote/case/quote-case'
import type { QuoteActForm } from './quote-act-form.ts'

const Body = z.omit(Extension, { version: true })

export const ExtensionForm = ({ quoteCase: it, onDone }: QuoteActForm) => (
  <SchemaForm
    schema={Body}
    submit="Extend"
    version={it.quote_case.version}
    onCancel={onDone}
    start={{ valid_until: it.quote_case.valid_until ?? '', reason: '' }}
    fields={[
      { name: 'valid_until', label: 'Valid until', kind: 'date', quick: [5, 10, 20] },
      { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
    ]}
    onSubmit={async (body, key, version) => {
      await changeQuoteCase('extend', body, key, version)
      onDone()
    }}
  />
)
