import { recordWhatsApp } from '#stores/communication/whatsapp'
import type { QuoteActForm } from './quote-act-form.ts'
import { WhatsappForm } from './WhatsappForm.tsx'

export const QuoteWhatsappForm = ({ quoteCase: { quote_case: it }, onDone }: QuoteActForm) => (
  <WhatsappForm
    of={it.id}
    phone={it.facts.clients[0]?.phone ?? ''}
    version={it.version}
    about={`your conveyancing quote ${it.number}`}
    onSend={(text, key, version) => recordWhatsApp(it.id, { version, text }, key)}
    onDone={onDone}
  />
)
