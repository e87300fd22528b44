import { type CommunicationKey, communications } from '#domain/communication/types'
import { keysOf } from '#domain/entries'

/** What happens in the firm's own words: 'A quote was sent'. */
export const eventWords: Readonly<Record<CommunicationKey, string>> = {
  'auth.link': 'Somebody asks for a link to sign in',
  'user.invited': 'Somebody is invited',
  'quote.sent': 'A quote is sent',
  'quote.accepted': 'A quote is accepted',
  'quote.dead_goodbye': 'A quote ends',
  'case.opened': 'A case is opened',
  'exchange.done': 'Contracts are exchanged',
  'completion.done': 'A matter completes',
}

export const communicationKeys = keysOf(communications)

export const audienceWords = { client: 'Client', agent: 'Agent', internal: 'Internal' } as const

export const channelWords = {
  email: 'Email',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  portal: 'Portal',
  internal: 'In the product',
} as const
