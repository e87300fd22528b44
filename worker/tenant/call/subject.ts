import type { Call, CallSubject, CallSubjectKind } from '#domain/call/call'
import { parsePhone } from '#domain/contact'
import { shortClients } from '#domain/conveyance/clients'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type Lead, leadPerson } from '#domain/lead/lead'
import type { Named } from '#domain/party'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { peopleOf } from '#domain/quote/facts'
import type { Desk } from '#tenant/runtime/context'

/** What a call is about, with who introduced it, whose it is and the number under which they are rung. */
export type CallMatter = {
  readonly subject: CallSubject
  readonly agency: Call['agency']
  readonly owner: Named | null
  /** '+447700900482'; '' where none is known. */
  readonly phone: string
}

const agencyOf = (id: string | null | undefined, name: string): Named | null =>
  id ? { id, name } : null

const ofQuoteCase = (it: QuoteCase): CallMatter => ({
  subject: { kind: 'quote-case', id: it.id, ref: it.number, people: peopleOf(it.facts) },
  agency: agencyOf(it.facts.referral?.agency_id, it.facts.referral?.agency ?? ''),
  owner: it.owner,
  phone: parsePhone(it.facts.clients[0]?.phone ?? '') ?? '',
})

const ofLead = (it: Lead): CallMatter => ({
  subject: { kind: 'lead', id: it.id, ref: it.number, people: leadPerson(it) },
  agency: agencyOf(it.introducer?.agency_id, it.introducer?.agency ?? ''),
  owner: it.owner,
  phone: parsePhone(it.phone) ?? '',
})

const ofConveyance = (it: Conveyance): CallMatter => ({
  subject: {
    kind: 'conveyance',
    id: it.id,
    ref: it.ref,
    people: shortClients(it.clients.map(({ name }) => name)),
  },
  agency: it.agency?.agency ?? null,
  owner: it.fee_earner,
  phone: parsePhone(it.clients[0]?.phone ?? '') ?? '',
})

type Target = { readonly kind: CallSubjectKind; readonly id: string }

/** What a call is about, within the person's reach; the 404 refusal outside of it. */
export const callMatter = (desk: Desk, { kind, id }: Target): CallMatter => {
  if (kind === 'lead') return ofLead(desk.leads.get(id))
  if (kind === 'conveyance') return ofConveyance(desk.conveyances.get(id))
  return ofQuoteCase(desk.quoteCases.get(id))
}

// What is worked on comes before what is over; of several the newest.
const places: readonly (readonly [CallSubjectKind, string])[] = [
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

/** What somebody who rings from a number may ring about; null for nobody that is known. */
export const matterOfPhone = (desk: Desk, written: string): CallMatter | null => {
  const phone = parsePhone(written)
  if (phone === null) return null
  for (const [kind, query] of places) {
    const row = desk.store.row<{ id: string }>(`${query} ORDER BY id DESC LIMIT 1`, phone)
    if (row !== null) return callMatter(desk, { kind, id: row.id })
  }
  return null
}
