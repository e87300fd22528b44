import { leadPersonOf } from '#domain/contact/following'
import { isOpenLead } from '#domain/lead/acts'
import { responseDue } from '#domain/lead/clock'
import { askedAgain, beginLead } from '#domain/lead/creation'
import { THE_SAME } from '#domain/lead/duplicates'
import type { Lead, LeadConsent, LeadDetails, LeadIntroducer, LeadSource } from '#domain/lead/lead'
import type { Named } from '#domain/party'
import type { NextAction } from '#domain/quote/case/bodies'
import { relinkContact } from '#tenant/contact/linking'
import type { Desk } from '#tenant/runtime/context'
import { giveInTurn } from './assigning.ts'
import { officeHoursOf } from './office-hours.ts'

/** What comes in, and how. */
export type Taken = {
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

/** A lead that begins, with its number, its promise and what it looks like. */
export const takeLead = (desk: Desk, it: Taken): Lead => {
  const id = desk.newId()
  const contact = it.spam ? null : relinkContact(desk, it.contact_id ?? null, it.details)
  const introducer = it.introducer ?? null
  const [first] = it.spam ? [] : desk.leads.alike({ ...it.details, id })
  const likeness = first && {
    id: first.lead.id,
    number: first.lead.number,
    score: first.score,
    reasons: [...first.reasons],
  }
  const begun = {
    ...it.details,
    ...(contact ? leadPersonOf(contact, it.details) : { contact_id: null }),
    id,
    number: desk.numbers.leadNumber(),
    source: it.source,
    source_detail: it.source_detail ?? '',
    introducer,
    owner: it.owner ?? null,
    bdm: introducer?.agency_id ? bdmOf(desk, introducer.agency_id) : null,
    consent: it.consent,
    raw: it.raw ?? null,
    response_due_at: responseDue(officeHoursOf(desk), desk.now),
    likeness: likeness ?? null,
    spam: it.spam ?? null,
    next_action: it.next_action ?? null,
    isSpokenTo: it.isSpokenTo ?? false,
    ...(it.language ? { language: it.language } : {}),
  }
  return giveInTurn(desk, desk.leads.add(beginLead(begun, desk.now)))
}

const bdmOf = ({ agencies, users }: Desk, agencyId: string) =>
  users.named(agencies.find(agencyId)?.bdm_id ?? null)

const A_DAY_MS = 24 * 3_600_000

/**
 * As `takeLead`, for what comes in by itself: whoever is certainly the same and asked within a day has asked
 * again, and no second lead is made.
 */
export const takeOnce = (desk: Desk, it: Taken): Lead => {
  const since = new Date(Date.parse(desk.now) - A_DAY_MS).toISOString()
  const same = it.spam
    ? undefined
    : desk.leads
        .alike({ ...it.details, id: '' })
        .find(
          ({ lead, score }) => score >= THE_SAME && isOpenLead(lead) && lead.received_at >= since,
        )
  if (same === undefined) return takeLead(desk, it)
  return desk.leads.change(same.lead.id, null, (lead) =>
    askedAgain(lead, it.details.message, desk.now),
  )
}
