import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { ExclusiveForm } from '#islands/conveyances/ExclusiveForm.tsx'
import { QuoteSteps } from '#islands/quotes/cases/QuoteSteps.tsx'
import { $route } from '#stores/chrome/route'
import { $quoteCase } from '#stores/quote/case/quote-case'
import { $conflict, $draft, $saving, endConflict, saveWhenReachable } from '#stores/quote/draft'
import { openSaved } from '#stores/quote/draft-saving'
import { $feeScale } from '#stores/quote/scale/scale'
import { $turn } from '#stores/record/editing-turn'
import { FactsConflict } from './FactsConflict.tsx'
import { PricePanel } from './PricePanel.tsx'
import { QuoteFormHead } from './QuoteFormHead.tsx'

export default function QuoteForm() {
  const route = useStore($route)
  return route.name === 'quotes-quote-cases-id-draft-edit' ? <Draft /> : <New />
}

const New = () => {
  useEffect(() => openSaved(null), [])
  return <Form />
}

const Draft = () => {
  const detail = useStore($quoteCase)
  const draft = detail.data?.quote_case
  const openId = useStore($draft)?.id
  const editingTurn = useStore($turn)
  useEffect(() => {
    // While somebody else edits, the form follows what they save.
    const isFollowing =
      editingTurn === 'theirs' && ['untouched', 'saved'].includes($saving.get().is)
    if (draft && (isFollowing || $draft.get()?.id !== draft.id)) openSaved(draft)
  }, [draft, editingTurn])
  // The form would show the facts of no quote first, and then as many sections as this one has.
  const isOpen = draft === undefined || openId === draft.id
  return (
    <Loaded from={isOpen ? detail : { loading: true }} skeleton={<Skeleton rows={12} />}>
      {({ quote_case: { id } }) => (
        <ExclusiveForm subject="quote-case" id={id} part="facts" name="this draft">
          <Form />
        </ExclusiveForm>
      )}
    </Loaded>
  )
}

const Form = () => {
  useEffect(saveWhenReachable, [])
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

const guardUnsaved = () => {
  const confirmLeave = (event: BeforeUnloadEvent) => {
    if (['typing', 'saving', 'failed'].includes($saving.get().is)) event.preventDefault()
  }
  window.addEventListener('beforeunload', confirmLeave)
  return () => window.removeEventListener('beforeunload', confirmLeave)
}
