import { WhatsappForm } from '#islands/quotes/cases/WhatsappForm.tsx'
import { changeLead } from '#stores/lead/acts'
import type { LeadFormProps } from './lead-act.ts'

/** A message to somebody who asked: it is an answer, and stops their clock. */
export const LeadWhatsappForm = ({ it, onDone }: LeadFormProps) => (
  <WhatsappForm
    of={it.id}
    phone={it.phone}
    version={it.version}
    about="your move"
    onSend={(text, key, version) => changeLead('whatsapp', { id: it.id, version }, { text }, key)}
    onDone={onDone}
  />
)
