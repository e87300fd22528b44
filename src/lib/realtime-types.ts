/** The payload of a broadcast: the record, its version and the changed fields. The rest is fetched from the API. */
export type Change = {
  /** The number of the event; a firm's own back end may send none. */
  readonly seq?: number
  /** Instant at which it happened, on replayed events. */
  readonly at?: string
  readonly id: string
  readonly version: number
  readonly changed: readonly string[]
}

/** Handlers by event name ('task.completed'); '*' receives every event of a channel. */
export type Handlers = Readonly<Record<string, (change: Change, name: string) => void>>

/** A member of a presence channel: their id, and the info that the back end sends. */
export type Member = { readonly id: string; readonly told: Readonly<Record<string, unknown>> }

/** Handlers of client events by name. `from` is the sender's user id. */
export type Whispers = Readonly<Record<string, (said: unknown, from: string) => void>>

export type Presence = {
  readonly here?: (members: readonly Member[]) => void
  readonly whispers?: Whispers
  /** Called when the channel opens, at first and after every reconnection. */
  readonly opened?: () => void
}

/**
 * 'live': every event arrives. 'deaf': connected, but a channel of the page was refused.
 * 'dismissed': the server closed the connection for good, for example because the session ended elsewhere.
 */
export type Connection = 'live' | 'deaf' | 'reconnecting' | 'offline' | 'dismissed'

export type ChannelListener = Presence & {
  readonly channel: string
  readonly handlers: Handlers
  readonly missed?: (() => void) | undefined
  /** The event number after which it has received nothing; null where it is unknown. */
  after: number | null
}
