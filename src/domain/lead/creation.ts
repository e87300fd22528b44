import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type { NextAction } from '#domain/quote/case/bodies'
import { invalid } from '#domain/refusal'
import { type LeadOutcome, leadEvent } from './change.ts'
import { SAME_PERSON_SCORE } from './duplicates.ts'
import type {
  Lead,
  LeadConsent,
  LeadDetails,
  LeadIntroducer,
  LeadLikeness,
  LeadSource,
} from './lead.ts'

export type NewLead = LeadDetails & {
  readonly id: string
  readonly number: string
  readonly source: LeadSource
  readonly source_detail: string
  readonly introducer: LeadIntroducer | null
  readonly contact_id: string | null
  readonly owner: Named | null
  readonly bdm: Named | null
  readonly consent: Omit<LeadConsent, 'at'>
  readonly raw: string | null
  readonly response_due_at: Instant
  readonly likeness: LeadLikeness | null
  readonly spam: Lead['spam']
  readonly language?: string
  readonly next_action: NextAction | null
  readonly isSpokenTo: boolean
}

export const blankLead = {
  first_response_at: null,
  last_contact_at: null,
  on_market_since: null,
  pack_offered_at: null,
  memo_received_at: null,
  other_side: '',
  target_exchange_on: null,
  guide_price: null,
  duplicate_of: null,
  merged: [],
  quote_cases: [],
  lost_reason: null,
  lost_note: null,
} satisfies Partial<Lead>

/** The initial sale stage: remortgages and transfers need no offer, so they start as sold. */
export const stageOf = ({ intent, sale_stage }: Pick<LeadDetails, 'intent' | 'sale_stage'>) =>
  intent.length > 0 && intent.every((it) => it === 'remortgage' || it === 'transfer-of-equity')
    ? 'sold'
    : sale_stage

/** Somebody who wrote to us, and whom nobody has spoken to, hears that it arrived; a copy of another lead does not. */
const isAcknowledged = ({ source, status, email, likeness }: Lead) =>
  WRITTEN.includes(source) &&
  status === 'new' &&
  email !== '' &&
  (likeness === null || likeness.score < SAME_PERSON_SCORE)

const WRITTEN: readonly LeadSource[] = ['web', 'email', 'agent', 'broker', 'review_site', 'panel']

/** Creates a lead; throws 422 without a telephone number and an email address. */
export const createLead = (newLead: NewLead, now: Instant): LeadOutcome => {
  if (newLead.phone === '' && newLead.email === '')
    throw invalid({ phone: ['Enter a telephone number or an email address.'] })
  const { isSpokenTo, ...given } = newLead
  const sale_stage = stageOf(newLead)
  const lead: Lead = {
    ...blankLead,
    ...given,
    version: 1,
    sale_stage,
    status: newLead.spam ? 'spam' : isSpokenTo ? 'contacted' : 'new',
    consent: { ...newLead.consent, at: now },
    received_at: now,
    first_response_at: isSpokenTo ? now : null,
    attempts: isSpokenTo ? 1 : 0,
    last_contact_at: isSpokenTo ? now : null,
    sold_at: sale_stage === 'sold' ? now : null,
    closed_at: newLead.spam ? now : null,
    created_at: now,
    updated_at: now,
  }
  const detail = {
    source: lead.source,
    is_acknowledged: isAcknowledged(lead),
    ...(lead.spam ? { spam: lead.spam.reasons } : {}),
  }
  const events = [leadEvent('lead.created', lead, ['status'], detail)]
  return { lead, events }
}

/** Adds the message of a repeated enquiry, unless the lead already contains it. */
export const addEnquiry = (it: Lead, message: string, now: Instant): LeadOutcome => {
  const trimmedMessage = message.trim()
  const isNew = trimmedMessage !== '' && !it.message.includes(trimmedMessage)
  const lead: Lead = {
    ...it,
    version: it.version + 1,
    message: isNew
      ? [it.message, trimmedMessage].filter(Boolean).join('\n\n').slice(0, 4000)
      : it.message,
    updated_at: now,
  }
  return {
    lead,
    events: [
      leadEvent('lead.updated', lead, ['message'], { did: 'asked_again', message: trimmedMessage }),
    ],
  }
}
