import { nameOf, parseEmail, parsePhone } from '#domain/contact'
import type { QuoteFacts } from './facts.ts'

/** Whom messages about a quote go to: the first client, and each other who has an email address. */
export const quoteRecipients = ({ clients }: Pick<QuoteFacts, 'clients'>) =>
  clients
    .map((client) => ({
      name: nameOf(client),
      email: parseEmail(client.email),
      phone: parsePhone(client.phone),
      ...(client.contact_id === null ? {} : { contact_id: client.contact_id }),
    }))
    .filter((it, at) => at === 0 || it.email !== null)
