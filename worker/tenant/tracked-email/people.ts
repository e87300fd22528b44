import { nameOf, parseEmail, parsePhone } from '#domain/contact'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type Lead, leadPerson } from '#domain/lead/lead'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { EmailAudience } from '#domain/tracked-email/events'
import { agentsOf } from '#tenant/conveyance/agents'
import type { Store } from '#tenant/core/store'

/** Somebody of a case, quote or lead, with the address that mail reaches them at; null for none. */
export type Correspondent = {
  readonly name: string
  readonly role: string
  readonly audience: EmailAudience
  readonly email: string | null
  /** In E.164; null for none. */
  readonly phone: string | null
  readonly contact_id?: string | undefined
}

type Person = Pick<Correspondent, 'name' | 'email' | 'phone' | 'contact_id'>

/** By which the messages with somebody are found. */
export const idOfPerson = ({ contact_id, email, name }: Person) => contact_id ?? email ?? name

const as =
  (role: string, audience: EmailAudience) =>
  ({ name, email, phone, contact_id }: Person): Correspondent => ({
    name,
    role,
    audience,
    email,
    phone: parsePhone(phone ?? ''),
    contact_id,
  })

/** Everybody of a case who can be written to: clients, agent, the other side and the lender. */
export const peopleOfCase = (store: Store, conveyance: Conveyance): Correspondent[] => {
  const { clients, other_side, lender } = conveyance
  const handler = other_side && { ...other_side, name: other_side.handler ?? other_side.firm }
  return [
    ...clients.map(as('Client', 'client')),
    ...agentsOf(store, conveyance).map(as('Estate agent', 'agent')),
    ...(handler ? [handler] : []).map(as('Other side', 'other_side')),
    ...(lender ? [lender] : []).map(as('Lender', 'other_side')),
  ]
}

/** The clients of a quote. */
export const peopleOfQuote = ({ facts }: QuoteCase): Correspondent[] =>
  facts.clients.map((client) => ({
    name: nameOf(client),
    role: 'Client',
    audience: 'client',
    email: parseEmail(client.email),
    phone: parsePhone(client.phone ?? ''),
    contact_id: client.contact_id ?? undefined,
  }))

/** The person of a lead. */
export const peopleOfLead = (lead: Lead): Correspondent[] => [
  {
    name: leadPerson(lead),
    role: 'Lead',
    audience: 'client',
    email: parseEmail(lead.email),
    phone: parsePhone(lead.phone),
    contact_id: lead.contact_id ?? undefined,
  },
]
