import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { type ClientMessage, isWaiting } from './message.ts'

const next = (message: ClientMessage, change: Partial<ClientMessage>): ClientMessage => ({
  ...message,
  ...change,
  version: message.version + 1,
})

/** The messages that a reader has now seen for the first time: those of the other side. */
export const newlyRead = (
  messages: readonly ClientMessage[],
  reader: 'client' | 'firm',
  by: Named,
  at: Instant,
): ClientMessage[] =>
  messages
    .filter(({ from, read }) => from !== reader && read === null)
    .map((message) => next(message, { read: { by, at } }))

/** The client's messages that an answer of the firm settles. */
export const newlyAnswered = (
  messages: readonly ClientMessage[],
  by: Named,
  at: Instant,
): ClientMessage[] =>
  messages.filter(isWaiting).map((message) => settledAs(message, 'answered', by, at))

export const settledAs = (
  message: ClientMessage,
  as: NonNullable<ClientMessage['settled']>['as'],
  by: Named,
  at: Instant,
): ClientMessage => next(message, { settled: { as, by, at } })
