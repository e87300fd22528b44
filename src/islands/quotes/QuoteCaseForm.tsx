import type { ReactNode } from 'react'
import { DeathForm } from './DeathForm.tsx'
import { ExtensionForm } from './ExtensionForm.tsx'
import { PhoneAcceptanceForm } from './PhoneAcceptanceForm.tsx'
import type { QuoteActForm, QuoteFormName } from './QuoteCaseActs.tsx'
import { QuoteHoldForm } from './QuoteHoldForm.tsx'
import { QuoteWhatsappForm } from './QuoteWhatsappForm.tsx'
import { RevivalForm } from './RevivalForm.tsx'

const forms: Readonly<Record<QuoteFormName, (it: QuoteActForm) => ReactNode>> = {
  phone: PhoneAcceptanceForm,
  extend: ExtensionForm,
  whatsapp: QuoteWhatsappForm,
  hold: QuoteHoldForm,
  death: DeathForm,
  revive: RevivalForm,
}

/** A form over the quote; all of them come when the first is opened. */
export default function QuoteCaseForm({ name, ...it }: QuoteActForm & { name: QuoteFormName }) {
  const Form = forms[name]
  return <Form {...it} />
}
