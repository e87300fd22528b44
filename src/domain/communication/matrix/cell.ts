import * as z from 'zod/mini'

/** 'client_choice': on, unless the client has chosen other channels. */
export const CellMode = z.enum(['off', 'on', 'client_choice'])
export type CellMode = z.infer<typeof CellMode>

export const Audience = z.enum(['client', 'agent', 'broker', 'other_side', 'internal'])
export type Audience = z.infer<typeof Audience>

export const MessageChannel = z.enum(['email', 'sms', 'whatsapp', 'portal', 'internal', 'letter'])
export type MessageChannel = z.infer<typeof MessageChannel>

export type Cell = {
  /** The name of an event. */
  readonly type: string
  readonly audience: Audience
  readonly channel: MessageChannel
}

/** 'quote.sent/client/email'. */
export const cellKey = ({ type, audience, channel }: Cell) => `${type}/${audience}/${channel}`

/** The channels that each audience can be written to by an automatic message. */
export const channelsByAudience: Readonly<Record<Audience, readonly MessageChannel[]>> = {
  client: ['email', 'sms', 'whatsapp'],
  agent: ['email'],
  broker: ['email'],
  other_side: ['email'],
  internal: ['internal'],
}
