import type { ReactNode } from 'react'
import { DeathForm } from '#islands/quotes/cases/DeathForm.tsx'
import { DiscardForm } from '#islands/quotes/cases/DiscardForm.tsx'
import { ExtensionForm } from '#islands/quotes/cases/ExtensionForm.tsx'
import { InstructionForm } from '#islands/quotes/cases/InstructionForm.tsx'
import { NextStepForm } from '#islands/quotes/cases/NextStepForm.tsx'
import { PhoneAcceptanceForm } from '#islands/quotes/cases/PhoneAcceptanceForm.tsx'
import { QuoteHoldForm } from '#islands/quotes/cases/QuoteHoldForm.tsx'
import { QuoteWhatsappForm } from '#islands/quotes/cases/QuoteWhatsappForm.tsx'
import type { QuoteActForm, QuoteFormName } from '#islands/quotes/cases/quote-act-form.ts'
import { ResendForm } from '#islands/quotes/cases/ResendForm.tsx'
import { RevivalForm } from '#islands/quotes/cases/RevivalForm.tsx'
import { StageForm } from '#islands/quotes/cases/StageForm.tsx'

const forms: Readonly<Record<QuoteFormName, (it: QuoteActForm) => ReactNode>> = {
  instruct: InstructionForm,
  resend: ResendForm,
  stage: StageForm,
  next: NextStepForm,
  discard: DiscardForm,
  phone: PhoneAcceptanceForm,
  extend: ExtensionForm,
  whatsapp: QuoteWhatsappForm,
  hold: QuoteHoldForm,
  death: DeathForm,
  revive: RevivalForm,
}

export default function QuoteCaseForm({ name, ...rest }: QuoteActForm & { name: QuoteFormName }) {
  const Form = forms[name]
  return <Form {...rest} />
}
