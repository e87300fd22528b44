import { CreditStep } from '#islands/quotes/form/CreditStep.tsx'
import { FactsStep } from '#islands/quotes/form/FactsStep.tsx'
import HandPricesStep from '#islands/quotes/form/ManualAdjustmentsStep.tsx'
import ReferralStep from '#islands/quotes/form/ReferralStep.tsx'

/** The sections of the quote form that lie below the first screen. */
export default function LaterQuoteSteps({ giver }: { giver?: string | undefined }) {
  return (
    <>
      <FactsStep />
      <ReferralStep />
      <CreditStep giver={giver} />
      <HandPricesStep />
    </>
  )
}
