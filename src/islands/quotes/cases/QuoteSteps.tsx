import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { mattersOf } from '#domain/quote/facts'
import { ClientsStep } from '#islands/quotes/form/ClientsStep.tsx'
import { FactsStep } from '#islands/quotes/form/FactsStep.tsx'
import { PropertyStep } from '#islands/quotes/form/PropertyStep.tsx'
import { Step } from '#islands/quotes/form/Step.tsx'
import { SubjectStep } from '#islands/quotes/form/SubjectStep.tsx'
import { $facts } from '#stores/quote/draft'

const CreditStep = lazy(() =>
  import('#islands/quotes/form/CreditStep.tsx').then((it) => ({ default: it.CreditStep })),
)
const ReferralStep = lazy(() => import('#islands/quotes/form/ReferralStep.tsx'))
const HandPricesStep = lazy(() => import('#islands/quotes/form/ManualAdjustmentsStep.tsx'))

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
      <FactsStep />
      <Suspense fallback={<Referral />}>
        <ReferralStep />
      </Suspense>
      <Suspense>
        <CreditStep {...(giver ? { giver } : {})} />
        <HandPricesStep />
      </Suspense>
    </div>
  )
}

// As tall as the section that loads, so that the layout does not shift.
const Referral = () => (
  <Step title="Referred by" note="Fee disclosed to the client">
    <div className="field" aria-hidden="true">
      <span className="lab">Agency</span>
      <span className="input" />
    </div>
  </Step>
)
