import { isLive } from '#domain/agent/agency'
import { londonDate } from '#domain/dates'
import type { BodyOf } from '#domain/endpoint'
import { type LeadEmail, leadOfEmail, parsePastedEmail } from '#domain/lead/email'
import type { AgentLead, Introduction, leadIntakeApi } from '#domain/lead/intake-api'
import { type Lead, leadPerson } from '#domain/lead/lead'
import { networkOf, SPAM_SCORE, spamFindingOf } from '#domain/lead/spam'
import { onOneLine } from '#domain/one-line'
import { invalid, Refusal } from '#domain/refusal'
import { inOrder } from '#tenant/core/in-order'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { leadDocument } from './document.ts'
import { receiveOnce } from './receiving.ts'

const systemContext = (context: RequestContext, id: string, name: string) =>
  context.as(system, { id, name })

/** Receives a web form. A bot’s is stored as spam, with the same reply after the same time. */
export const receiveForm = (
  visitor: RequestContext,
  { form, trap, shown_ms }: BodyOf<typeof leadIntakeApi.web>,
  ip: string,
) => {
  requireFewer(visitor, ip)
  const { consent, marketing, page, language, ...asked } = form
  if (!consent) throw invalid({ consent: ['Tick this box so that we can reply to you.'] })
  const details = { ...asked, address: '' }
  const { score, reasons } = spamFindingOf(details, { trap, shown_ms })
  receiveOnce(systemContext(visitor, 'web-form', 'Web form'), {
    details,
    source: 'web',
    source_detail: page,
    consent: { basis: 'web_form', marketing },
    language,
    spam: score >= SPAM_SCORE ? { score, reasons: [...reasons] } : null,
  })
}

const FORM_RULE = { free: 8, firstMs: 900_000, windowMs: 900_000, longestMs: 900_000 }

/** Throws 429 after eight forms in 15 minutes from one network. */
const requireFewer = ({ throttle, now }: RequestContext, ip: string) => {
  if (!throttle.other(`lead:${networkOf(ip)}`, FORM_RULE, now).allowed)
    throw new Refusal(
      429,
      'too_many',
      'Too many forms have been sent from your network. Call us, or try again in 15 minutes.',
    )
}

export const receiveEmail = (
  visitor: RequestContext,
  { event, ...mail }: BodyOf<typeof leadIntakeApi.email>,
) => {
  const { store, now } = visitor
  const isNew = store.rows(
    'INSERT OR IGNORE INTO lead_mails (event, at) VALUES (?, ?) RETURNING event',
    event,
    now,
  )
  if (isNew.length > 0) receiveMail(systemContext(visitor, 'mail-intake', 'Email intake'), mail)
}

/** Creates a lead from a pasted email; throws 422 when it has no email address or telephone number. */
export const receivePasted = (context: RequestContext, text: string): Lead => {
  const mail = parsePastedEmail(text)
  const { email, phone } = leadOfEmail(mail)
  if (email === '' && phone === '')
    throw invalid({
      text: ['No email address or telephone number found. Paste the email’s header too.'],
    })
  return receiveMail(context, mail)
}

const receiveMail = (context: RequestContext, mail: LeadEmail): Lead => {
  const details = leadOfEmail(mail)
  const { score, reasons } = spamFindingOf(details, null)
  return receiveOnce(context, {
    details,
    source: 'email',
    source_detail: onOneLine(mail.subject).slice(0, 120),
    consent: { basis: 'by_email', marketing: false },
    raw: `From: ${mail.from}\nSubject: ${mail.subject}\n\n${mail.text}`.slice(0, 200_000),
    spam: score >= SPAM_SCORE ? { score, reasons: [...reasons] } : null,
  })
}

export const receiveIntroduction = (context: RequestContext, body: Introduction): AgentLead => {
  const { agreed: _, ...given } = body
  const agency = context.agencies.find(context.person.agency_id ?? '')
  if (agency === null)
    throw new Refusal(409, 'agent.no_agency', 'Your account is not linked to an agency. Call us.')
  if (!isLive(agency))
    throw new Refusal(
      409,
      'agent.agency_archived',
      `We have stopped taking introductions from ${agency.name}. Call us.`,
    )
  const introducer = { agency_id: agency.id, agency: agency.name, ...contextOfAgent(context) }
  const lead = receiveOnce(systemContext(context, context.person.id, context.person.name), {
    details: given,
    source: agency.type === 'broker' || agency.type === 'ifa' ? 'broker' : 'agent',
    source_detail: context.person.name,
    introducer,
    consent: { basis: 'through_introducer', marketing: false },
  })
  return agentLead(lead)
}

const contextOfAgent = ({ store, person }: RequestContext) => {
  const row = store.row<{ negotiator: string; branch: string }>(
    `SELECT json_extract(n.doc, '$.name') AS negotiator, json_extract(b.doc, '$.name') AS branch
     FROM negotiators AS n JOIN branches AS b ON b.id = n.branch_id
     WHERE b.agency_id = ? AND json_extract(n.doc, '$.portal_user_id') = ?`,
    person.agency_id ?? '',
    person.id,
  )
  return { branch: row?.branch ?? '', negotiator: row?.negotiator ?? person.name }
}

const MOST_VISIBLE = 100

export const introducedBy = ({ store, person }: RequestContext): AgentLead[] => {
  const ids = store.rows<{ id: string }>(
    `SELECT id FROM lead_keys WHERE agency_id = ? AND status NOT IN ('spam', 'duplicate')
     ORDER BY id DESC LIMIT ?`,
    person.agency_id ?? '',
    MOST_VISIBLE,
  )
  const leads = inOrder(
    store,
    leadDocument,
    ids.map(({ id }) => id),
  )
  return leads.map(agentLead)
}

const agentStatuses = {
  new: 'received',
  contacted: 'in_progress',
  qualified: 'in_progress',
  quoted: 'in_progress',
  converted: 'quoted',
  lost: 'lost',
  duplicate: 'received',
  spam: 'received',
} as const

const agentLead = (lead: Lead): AgentLead => ({
  id: lead.id,
  number: lead.number,
  person: leadPerson(lead),
  address: [lead.address, lead.postcode].filter(Boolean).join(', '),
  status: agentStatuses[lead.status],
  received_on: londonDate(lead.received_at),
})
