import type { Call, CallSubject, CallSubjectKind } from '#domain/call/call'
import { parsePhone } from '#domain/contact'
import { shortClients } from '#domain/conveyance/clients'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type Lead, leadPerson } from '#domain/lead/lead'
import type { Named } from '#domain/party'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { peopleOf } from '#domain/quote/facts'
import type { RequestContext } from '#tenant/runtime/context'

export type CallMatter = {
  readonly subject: CallSubject
  readonly agency: Call['agency']
  readonly owner: Named | null
  /** '+447700900482'; '' where none is known. */
  readonly phone: string
}

const agencyOf = (id: string | null | undefined, name: string): Named | null =>
  id ? { id, name } : null

const ofQuoteCase = (quoteCase: QuoteCase): CallMatter => ({
  subject: {
    kind: 'quote-case',
    id: quoteCase.id,
    ref: quoteCase.number,
    people: peopleOf(quoteCase.facts),
  },
  agency: agencyOf(quoteCase.facts.referral?.agency_id, quoteCase.facts.referral?.agency ?? ''),
  owner: quoteCase.owner,
  phone: parsePhone(quoteCase.facts.clients[0]?.phone ?? '') ?? '',
})

const ofLead = (lead: Lead): CallMatter => ({
  subject: { kind: 'lead', id: lead.id, ref: lead.number, people: leadPerson(lead) },
  agency: agencyOf(lead.introducer?.agency_id, lead.introducer?.agency ?? ''),
  owner: lead.owner,
  phone: parsePhone(lead.phone) ?? '',
})

const ofConveyance = (conveyance: Conveyance): CallMatter => ({
  subject: {
    kind: 'conveyance',
    id: conveyance.id,
    ref: conveyance.ref,
    people: shortClients(conveyance.clients.map(({ name }) => name)),
  },
  agency: conveyance.agency?.agency ?? null,
  owner: conveyance.fee_earner,
  phone: parsePhone(conveyance.clients[0]?.phone ?? '') ?? '',
})

type Target = { readonly kind: CallSubjectKind; readonly id: string }

/** What a call is about; throws 404 when it is outside the person’s scope. */
export const callMatter = (context: RequestContext, { kind, id }: Target): CallMatter => {
  if (kind === 'lead') return ofLead(context.leads.get(id))
  if (kind === 'conveyance') return ofConveyance(context.conveyances.get(id))
  return ofQuoteCase(context.quoteCases.get(id))
}

// Open records come before closed ones; the newest of each first.
const matterQueries: readonly (readonly [CallSubjectKind, string])[] = [
  [
    'quote-case',
    `SELECT p.id AS id FROM quote_case_phones AS p JOIN quote_case_keys AS k ON k.id = p.id
     WHERE p.phone = ? AND k.status IN ('draft', 'sent', 'following_up', 'accepted', 'on_hold')`,
  ],
  [
    'lead',
    `SELECT id FROM lead_keys WHERE phone = ?
     AND status IN ('new', 'contacted', 'qualified', 'quoted')`,
  ],
  [
    'conveyance',
    `SELECT l.id AS id FROM contacts AS c JOIN conveyance_clients AS l ON l.contact_id = c.id
     JOIN conveyance_keys AS k ON k.id = l.id
     WHERE c.phone = ? AND k.status NOT IN ('closed', 'archived', 'aborted')`,
  ],
  ['quote-case', 'SELECT id FROM quote_case_phones WHERE phone = ?'],
  ['lead', `SELECT id FROM lead_keys WHERE phone = ? AND status NOT IN ('spam', 'duplicate')`],
]

/** What a caller’s number belongs to; null for an unknown number. */
export const matterOfPhone = (context: RequestContext, phoneText: string): CallMatter | null => {
  const phone = parsePhone(phoneText)
  if (phone === null) return null
  for (const [kind, query] of matterQueries) {
    const row = context.store.row<{ id: string }>(`${query} ORDER BY id DESC LIMIT 1`, phone)
    if (row !== null) return callMatter(context, { kind, id: row.id })
  }
  return null
}
