import type { EventName } from '#domain/events'

/** An event on the signed-in user's work that somebody else caused. */
export type Notice = {
  readonly event: EventName
  readonly id: string
  /** Instant. */
  readonly at: string
  readonly isRead: boolean
}
