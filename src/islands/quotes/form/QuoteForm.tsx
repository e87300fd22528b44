import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { InTurn } from '#islands/conveyances/InTurn.tsx'
import { QuoteSteps } from '#islands/quotes/cases/QuoteSteps.tsx'
import { $route } from '#stores/chrome/route'
import { $quoteCase } from '#stores/quote/case/quote-case'
import { $conflict, $draft, $saving, endConflict, saveWhenBack } from '#stores/quote/draft'
import { openSaved } from '#stores/quote/draft-saving'
import { $feeScale } from '#stores/quote/scale/scale'
import { $turn } from '#stores/record/editing-turn'
import { FactsConflict } from './FactsConflict.tsx'
import { PricePanel } from './PricePanel.tsx'
import { QuoteFormHead } from './QuoteFormHead.tsx'

/** Creates a quote or continues a draft. */
export default function QuoteForm() {
  const route = useStore($route)
  return route.name === 'quotes-quote-cases-id-draft-edit' ? <Draft /> : <New />
}

const New = () => {
  useEffect(() => openSaved(null), [])
  return <Form />
}

const Draft = () => {
  const shown = useStore($quoteCase)
  const draft = shown.data?.quote_case
  const turn = useStore($turn)
  useEffect(() => {
    // While somebody else edits, the form follows what they save.
    const follows = turn === 'theirs' && ['untouched', 'saved'].includes($saving.get().is)
    if (draft && (follows || $draft.get()?.id !== draft.id)) openSaved(draft)
  }, [draft, turn])
  return (
    <Loaded from={shown} skeleton={<Skeleton rows={12} />}>
      {({ quote_case: { id } }) => (
        <InTurn subject="quote-case" id={id} part="facts" name="this draft">
          <Form />
        </InTurn>
      )}
    </Loaded>
  )
}

const Form = () => {
  useEffect(saveWhenBack, [])
  useEffect(guardUnsaved, [])
  const scale = useStore($feeScale)
  const conflict = useStore($conflict)
  const base = useStore($draft)?.facts
  return (
    <Loaded from={scale} skeleton={<Skeleton rows={12} />} retry={() => $feeScale.revalidate()}>
      {() => (
        <div className="quote-two">
          <div>
            <QuoteFormHead />
            <FactsConflict
              conflict={conflict}
              base={base}
              onEnd={(winner) => void endConflict(winner)}
            />
            <QuoteSteps />
          </div>
          <PricePanel />
        </div>
      )}
    </Loaded>
  )
}

/** Asks before the page closes with an unsaved change. */
const guardUnsaved = () => {
  const ask = (event: BeforeUnloadEvent) => {
    if (['typing', 'saving', 'failed'].includes($saving.get().is)) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
