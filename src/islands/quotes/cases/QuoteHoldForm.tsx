import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Hold } from '#domain/quote/case/bodies'
import { changeQuoteCase } from '#stores/quote/case/quote-case'
import type { QuoteActForm } from './quote-act-form.ts'

const Body = z.omit(Hold, { version: true })

export const QuoteHoldForm = ({ quoteCase: it, onDone }: QuoteActForm) => (
  <SchemaForm
    schema={Body}
    submit="Put on hold"
    version={it.quote_case.version}
    onCancel={onDone}
    start={{ hold_until: '', reason: '' }}
    fields={[
      { name: 'hold_until', label: 'Until', kind: 'date', quick: [5, 10, 20] },
      { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
    ]}
    onSubmit={async (body, key, version) => {
      await changeQuoteCase('hold', body, key, version)
      onDone()
    }}
  />
)
