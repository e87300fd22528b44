import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $feeScale } from '#stores/fee-scale'
import { $quoteCase } from '#stores/quote-case'
import { $draft, $saving, openDraft, saveWhenBack } from '#stores/quote-draft'
import { $route } from '#stores/route'
import { DraftConflict } from './DraftConflict.tsx'
import { PricePanel } from './PricePanel.tsx'
import { QuoteFormHead } from './QuoteFormHead.tsx'
import { QuoteSteps } from './QuoteSteps.tsx'

/** Create a quote, or go on with a draft; both are this form. */
export default function QuoteForm() {
  const route = useStore($route)
  return route.name === 'quotes-quote-cases-id-draft-edit' ? <Draft /> : <New />
}

const New = () => {
  useEffect(() => openDraft(null), [])
  return <Form />
}

const Draft = () => {
  const shown = useStore($quoteCase)
  const draft = shown.data?.quote_case
  useEffect(() => {
    if (draft && $draft.get()?.id !== draft.id) openDraft(draft)
  }, [draft])
  return (
    <Loaded from={shown} skeleton={<Skeleton rows={12} />}>
      {() => <Form />}
    </Loaded>
  )
}

const Form = () => {
  useEffect(saveWhenBack, [])
  useEffect(guardUnsaved, [])
  const scale = useStore($feeScale)
  return (
    <Loaded from={scale} skeleton={<Skeleton rows={12} />} retry={() => $feeScale.revalidate()}>
      {() => (
        <div className="quote-two">
          <div>
            <QuoteFormHead />
            <DraftConflict />
            <QuoteSteps />
          </div>
          <PricePanel />
        </div>
      )}
    </Loaded>
  )
}

/** Closing the page before the last change is saved asks first. */
const guardUnsaved = () => {
  const ask = (event: BeforeUnloadEvent) => {
    if (['typing', 'saving', 'failed'].includes($saving.get().is)) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
