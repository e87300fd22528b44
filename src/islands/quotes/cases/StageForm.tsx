import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { peopleOf } from '#domain/quote/facts'
import { changeQuoteCase } from '#stores/quote/case/quote-case'
import type { QuoteActForm } from './quote-act-form.ts'

/** Confirms that the offer on a property fell through. */
export const StageForm = ({ quoteCase: { quote_case: it }, onDone }: QuoteActForm) => (
  <>
    <p>
      {it.number} for {peopleOf(it.facts)} goes back to the quotes without an accepted offer. Nobody
      is emailed.
    </p>
    <SchemaForm
      schema={z.object({})}
      submit="Offer fell through"
      version={it.version}
      onCancel={onDone}
      start={{}}
      fields={[]}
      onSubmit={async (_, key, version) => {
        await changeQuoteCase('stage', { sale_stage: 'presold' }, key, version)
        onDone()
      }}
    />
  </>
)
