import type { Contact } from '#domain/contact/contact'
import { linkedLead } from '#tenant/contact/linked-lead'
import { linkedQuoteCase } from '#tenant/contact/linked-quote'
import type { SampleKind } from '#tenant/firm/sample/marks'
import type { RequestContext } from '#tenant/runtime/context'
import { offeringFirm } from '#tenant/user/firm'
import { saveCalls } from '../calls.ts'
import { randomOf } from '../random.ts'
import { type SampleRecords, sampleRecordsOf } from './records.ts'

/** Saves and marks the sample data of a firm, without its history: nothing is recorded, sent or broadcast. */
export const saveSampleRecords = (context: RequestContext, nth: number): SampleRecords => {
  const { today, numbers, users, person } = context
  const { terms_version } = offeringFirm(context.firm, context.settings)
  const user = users.get(person.id)
  const records = sampleRecordsOf({ nth, today, terms_version, user, numbers: numbers.sample })
  const saving = marking(context)
  saveAgencies(saving, records)
  saveQuotesAndLeads(saving, records)
  saveCases(saving, records)
  saveCalls({ parts: saving, at: () => saving }, records.events, randomOf(`sample calls ${nth}`))
  context.quoteTotals.together(() => {
    for (const { id } of records.quoteCases) context.quoteTotals.refresh(id)
  })
  return records
}

/** The context in which every new contact is marked, and which records nothing. */
const marking = (context: RequestContext): RequestContext => ({
  ...context,
  recordEvents: () => {},
  contacts: {
    ...context.contacts,
    insert: (contact: Contact) => {
      mark(context, 'contact', contact)
      return context.contacts.insert(contact)
    },
  },
})

const mark = ({ samples }: RequestContext, kind: SampleKind, { id }: { readonly id: string }) =>
  samples.add({ id, kind })

const saveAgencies = (context: RequestContext, { branches }: SampleRecords) => {
  const { agencies } = context
  const saved = new Set<string>()
  for (const { agency, branch, negotiators } of branches) {
    mark(context, 'agency', agency)
    if (!saved.has(agency.id)) agencies.insert(agency)
    saved.add(agency.id)
    agencies.branches.insert(branch)
    for (const negotiator of negotiators) agencies.negotiators.insert(negotiator)
  }
}

const saveQuotesAndLeads = (context: RequestContext, records: SampleRecords) => {
  for (const contact of records.contacts) context.contacts.insert(contact)
  for (const quoteCase of records.quoteCases) {
    mark(context, 'quote-case', quoteCase)
    context.quoteCases.add({ quoteCase: linkedQuoteCase(context, quoteCase), events: [] })
  }
  for (const lead of records.leads) {
    mark(context, 'lead', lead)
    context.leads.add({ lead: linkedLead(context, lead), events: [] })
  }
}

const saveCases = (context: RequestContext, { cases }: SampleRecords) => {
  for (const it of cases) {
    mark(context, 'conveyance', it.conveyance)
    context.conveyances.add({ ...it, events: [] })
  }
}
