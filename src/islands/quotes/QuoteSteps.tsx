import { useStore } from '@nanostores/react'
import { mattersOf } from '#domain/quote-facts'
import { $facts } from '#stores/quote-draft'
import { ClientsStep } from './ClientsStep.tsx'
import { CreditStep } from './CreditStep.tsx'
import { FactsStep } from './FactsStep.tsx'
import { PropertyStep } from './PropertyStep.tsx'
import { ReferralStep } from './ReferralStep.tsx'
import { SubjectStep } from './SubjectStep.tsx'

/** Who, what, where and for whom: all that a price is made from. `giver`: who gave it, when not who is here. */
export const QuoteSteps = ({ giver }: { giver?: string }) => {
  const facts = useStore($facts)
  return (
    <div className="steps">
      <ClientsStep />
      <SubjectStep />
      {mattersOf(facts.subject).map((matter) => (
        <PropertyStep key={matter} matter={matter} />
      ))}
      <FactsStep />
      <ReferralStep />
      <CreditStep {...(giver ? { giver } : {})} />
    </div>
  )
}
