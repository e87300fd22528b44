import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { discardDraft } from '#stores/quote/case/quote-case'
import type { QuoteActForm } from './quote-act-form.ts'

/** Confirms that a draft is deleted. */
export const DiscardForm = ({ quoteCase: { quote_case: it }, onDone }: QuoteActForm) => (
  <>
    <p>Draft {it.number} is deleted with everything in it. This cannot be undone.</p>
    <SchemaForm
      schema={z.object({})}
      submit="Discard the draft"
      danger
      onCancel={onDone}
      start={{}}
      fields={[]}
      onSubmit={async (_, key) => {
        await discardDraft(key)
        onDone()
        addToast({ severity: 'success', summary: 'Draft discarded', detail: it.number, life: 4000 })
        go(href('quotes', {}))
      }}
    />
  </>
)
