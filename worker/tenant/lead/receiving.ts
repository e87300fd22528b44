import { leadPersonOf } from '#domain/contact/following'
import { isOpenLead } from '#domain/lead/acts'
import { responseDue } from '#domain/lead/clock'
import { addEnquiry, createLead } from '#domain/lead/creation'
import { SAME_PERSON_SCORE } from '#domain/lead/duplicates'
import type { Lead, LeadConsent, LeadDetails, LeadIntroducer, LeadSource } from '#domain/lead/lead'
import type { Named } from '#domain/party'
import type { NextAction } from '#domain/quote/case/bodies'
import { relinkContact } from '#tenant/contact/linking'
import type { RequestContext } from '#tenant/runtime/context'
import { assignNext } from './assigning.ts'
import { likenessIn } from './likeness.ts'
import { officeHoursOf } from './office-hours.ts'

export type ReceivedLead = {
  readonly details: LeadDetails
  readonly source: LeadSource
  readonly source_detail?: string
  readonly introducer?: LeadIntroducer | null
  readonly contact_id?: string | null
  readonly owner?: Named | null
  readonly consent: Omit<LeadConsent, 'at'>
  readonly raw?: string | null
  readonly spam?: Lead['spam']
  readonly next_action?: NextAction | null
  readonly isSpokenTo?: boolean
  readonly language?: Lead['language']
}

export const receiveLead = (context: RequestContext, it: ReceivedLead): Lead => {
  const id = context.newId()
  const contact = it.spam ? null : relinkContact(context, it.contact_id ?? null, it.details)
  const introducer = it.introducer ?? null
  const alike = it.spam ? [] : context.leads.alike({ ...it.details, id })
  const newLead = {
    ...it.details,
    ...(contact ? leadPersonOf(contact, it.details) : { contact_id: null }),
    id,
    number: context.numbers.leadNumber(),
    source: it.source,
    source_detail: it.source_detail ?? '',
    introducer,
    owner: it.owner ?? null,
    bdm: introducer?.agency_id ? bdmOf(context, introducer.agency_id) : null,
    consent: it.consent,
    raw: it.raw ?? null,
    response_due_at: responseDue(officeHoursOf(context), context.now),
    likeness: likenessIn(alike),
    spam: it.spam ?? null,
    next_action: it.next_action ?? null,
    isSpokenTo: it.isSpokenTo ?? false,
    ...(it.language ? { language: it.language } : {}),
  }
  return assignNext(context, context.leads.add(createLead(newLead, context.now)))
}

const bdmOf = ({ agencies, users }: RequestContext, agencyId: string) =>
  users.named(agencies.find(agencyId)?.bdm_id ?? null)

const A_DAY_MS = 24 * 3_600_000

/** As `receiveLead`, but adds to the open lead of the same person if it is less than a day old. */
export const receiveOnce = (context: RequestContext, it: ReceivedLead): Lead => {
  const since = new Date(Date.parse(context.now) - A_DAY_MS).toISOString()
  const same = it.spam
    ? undefined
    : context.leads
        .alike({ ...it.details, id: '' })
        .find(
          ({ lead, score }) =>
            score >= SAME_PERSON_SCORE && isOpenLead(lead) && lead.received_at >= since,
        )
  if (same === undefined) return receiveLead(context, it)
  return context.leads.change(same.lead.id, null, (lead) =>
    addEnquiry(lead, it.details.message, context.now),
  )
}
