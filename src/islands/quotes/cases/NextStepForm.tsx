import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { nextActionOf, nextStepBody, nextStepFields } from '#islands/quotes/calls/next-step.ts'
import { dayOf, time, today } from '#lib/format'
import { changeQuoteCase } from '#stores/quote/case/quote-case'
import type { QuoteActForm } from './quote-act-form.ts'

const Body = z.object(nextStepBody)

/** Plans the next step of a quote without a call. */
export const NextStepForm = ({ quoteCase: { quote_case: it }, onDone }: QuoteActForm) => {
  const planned = it.next_action
  return (
    <SchemaForm
      schema={Body}
      submit="Save"
      version={it.version}
      onCancel={onDone}
      start={{
        temperature: it.temperature,
        next: planned?.type ?? 'none',
        on: planned ? dayOf(planned.at) : today(),
        at: planned ? time(planned.at) : '09:00',
      }}
      fields={nextStepFields}
      onSubmit={async ({ temperature, next, on, at }, key, version) => {
        const next_action = nextActionOf({ next, on, at })
        const body = { attempted: false, reached: false, temperature, next_action }
        await changeQuoteCase('follow_up', body, key, version)
        onDone()
      }}
    />
  )
}
