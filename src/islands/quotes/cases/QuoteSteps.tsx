import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { mattersOf } from '#domain/quote/facts'
import { ClientsStep } from '#islands/quotes/form/ClientsStep.tsx'
import { PropertyStep } from '#islands/quotes/form/PropertyStep.tsx'
import { SubjectStep } from '#islands/quotes/form/SubjectStep.tsx'
import { $facts } from '#stores/quote/draft'

const LaterQuoteSteps = lazy(() => import('./LaterQuoteSteps.tsx'))

/** The sections of the quote form. `giver` names who gave the quote, if not the current user. */
export const QuoteSteps = ({ giver }: { giver?: string }) => {
  const facts = useStore($facts)
  return (
    <div className="form quote-steps">
      <ClientsStep />
      <SubjectStep />
      {mattersOf(facts.subject).map((matter) => (
        <PropertyStep key={matter} matter={matter} />
      ))}
      <Suspense fallback={<Skeleton rows={14} />}>
        <LaterQuoteSteps giver={giver} />
      </Suspense>
    </div>
  )
}
