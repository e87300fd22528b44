import type { EventName } from '#domain/events'

/** Something that happened to somebody's work while they were doing something else. */
export type Notice = {
  readonly event: EventName
  readonly id: string
  /** Instant. */
  readonly at: string
  readonly isRead: boolean
}
