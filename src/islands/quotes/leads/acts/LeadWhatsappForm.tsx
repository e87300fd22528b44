import { WhatsappForm } from '#islands/quotes/cases/WhatsappForm.tsx'
import { changeLead } from '#stores/lead/acts'
import type { LeadFormProps } from './lead-act.ts'

/** Sends a WhatsApp message, which counts as the first answer. */
export const LeadWhatsappForm = ({ leadSubject, onDone }: LeadFormProps) => (
  <WhatsappForm
    of={leadSubject.id}
    phone={leadSubject.phone}
    version={leadSubject.version}
    about="your move"
    onSend={(text, key, version) =>
      changeLead('whatsapp', { id: leadSubject.id, version }, { text }, key)
    }
    onDone={onDone}
  />
)
