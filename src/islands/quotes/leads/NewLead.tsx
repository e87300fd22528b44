import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { AgencyChoice } from '#domain/agent/choice'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import type { LeadMatches } from '#domain/lead/api'
import { LeadDetailsInput } from '#domain/lead/bodies'
import { ConsentBasis, LeadSource } from '#domain/lead/lead'
import { nextWorkingDay } from '#domain/working-days'
import { today } from '#lib/format'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { $agencies } from '#stores/agent/agencies'
import { addToast } from '#stores/chrome/toasts'
import { createLead } from '#stores/lead/creation'
import { clearMatches, searchMatches } from '#stores/lead/matches'
import { LeadMatchList } from './LeadMatchList.tsx'
import { newLeadFields } from './new-lead-fields.ts'

const { address: _, timescale: __, ...details } = LeadDetailsInput
const Body = z.object({
  ...details,
  source: z.enum(LeadSource.options, 'Choose how they came to us.'),
  agency_id: z.optional(z.string()),
  consent: z.enum(ConsentBasis.options, 'Choose their consent to call.'),
  next: z.enum(['quote', 'call', 'nothing']),
  on: z.optional(DateOnly),
  at: z.optional(ClockTime),
})
type Typed = z.output<typeof Body>
type Contact = LeadMatches['contacts'][number]

const blank = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  intent: [],
  sale_stage: 'sold',
  price: null,
  postcode: '',
  source: '',
  agency_id: '',
  consent: '',
  message: '',
  next: 'quote',
  at: '10:00',
}

export default function NewLead() {
  const [contact, setContact] = useState<Contact | null>(null)
  const [filledValues, setFilledValues] = useState<Values>()
  const agencies = useStore($agencies).data ?? []
  useEffect(() => clearMatches, [])

  // Other fields keep what was typed.
  const choose = (chosen: Contact | null) => {
    setContact(chosen)
    if (chosen) setFilledValues(contactValues(chosen))
  }
  const save = async (typed: Typed, key: string) => {
    const agency = agencies.find((it) => it.id === typed.agency_id)
    const lead = await createLead(bodyOf(typed, agency, contact), key)
    if (typed.next === 'quote') return (await import('./quote-lead.ts')).quoteLead(lead)
    addToast({ severity: 'success', summary: `${lead.number} saved`, life: 3000 })
    go(href('quotes-leads-id', { id: lead.id }))
  }
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Create a Lead</h1>
        <p className="mute">Short enough to fill in during the call.</p>
      </header>
      <div className="lead-new">
        <SchemaForm
          of="new"
          schema={Body}
          submit="Save"
          isBig
          start={{ ...blank, on: nextWorkingDay(today()) }}
          fill={filledValues}
          fields={newLeadFields(agencies.map(({ id, name }) => ({ value: id, label: name })))}
          onType={searchMatches}
          onSubmit={save}
        />
        <LeadMatchList contact={contact} onChoose={choose} />
      </div>
    </>
  )
}

const bodyOf = (
  { source, consent, agency_id: _, next, on, at, ...rest }: Typed,
  agency: AgencyChoice | undefined,
  contact: Contact | null,
) => ({
  ...rest,
  source,
  introducer: agency
    ? { agency_id: agency.id, agency: agency.name, branch: '', negotiator: '' }
    : null,
  contact_id: contact?.id ?? null,
  consent: { basis: consent, marketing: false },
  spoken_to: true,
  call_back_at: next === 'call' ? londonInstant(on ?? today(), at ?? '10:00') : null,
})

const contactValues = ({ first_name, last_name, email, phone }: Contact): Values => ({
  first_name,
  last_name,
  email,
  phone,
  source: 'repeat',
  consent: 'existing_client',
})
