import { nameOf, parseEmail } from '#domain/contact'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { EmailAudience } from '#domain/tracked-email/events'
import { agentsOf } from '#tenant/conveyance/agents'
import type { Store } from '#tenant/core/store'

/** Somebody of a case or quote, with the address that mail reaches them at; null for none. */
export type Correspondent = {
  readonly name: string
  readonly role: string
  readonly audience: EmailAudience
  readonly email: string | null
  readonly contact_id?: string | undefined
}

/** Everybody of a case who can be written to: clients, agent, the other side and the lender. */
export const peopleOfCase = (store: Store, conveyance: Conveyance): Correspondent[] => {
  const { clients, other_side, lender } = conveyance
  return [
    ...clients.map(({ name, email, contact_id }) => ({
      name,
      role: 'Client',
      audience: 'client' as const,
      email,
      contact_id,
    })),
    ...agentsOf(store, conveyance).map(({ name, email }) => ({
      name,
      role: 'Estate agent',
      audience: 'agent' as const,
      email,
    })),
    ...(other_side
      ? [
          {
            name: other_side.handler ?? other_side.firm,
            role: 'Other side',
            audience: 'other_side' as const,
            email: other_side.email,
          },
        ]
      : []),
    ...(lender
      ? [
          {
            name: lender.name,
            role: 'Lender',
            audience: 'other_side' as const,
            email: lender.email,
          },
        ]
      : []),
  ]
}

/** The clients of a quote. */
export const peopleOfQuote = ({ facts }: QuoteCase): Correspondent[] =>
  facts.clients.map((client) => ({
    name: nameOf(client),
    role: 'Client',
    audience: 'client',
    email: parseEmail(client.email),
    contact_id: client.contact_id ?? undefined,
  }))
