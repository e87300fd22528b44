/** What a broadcast carries: who changed, to which version, which fields. Ask the API for the rest. */
export type Change = {
  /** The number of the event in the firm's record; a firm's own back end may tell none. */
  readonly seq?: number
  /** Instant at which it happened, where it is told later than that. */
  readonly at?: string
  readonly id: string
  readonly version: number
  readonly changed: readonly string[]
}

/** Event names ('task.completed') to what to do about them; '*' hears all of a channel. */
export type Handlers = Readonly<Record<string, (change: Change) => void>>

/** Somebody in a presence channel: their id, and what the firm tells of them. */
export type Member = { readonly id: string; readonly told: Readonly<Record<string, unknown>> }

/** What one browser tells the others of a presence channel; never empty. `from`: the sender's user id. */
export type Whispers = Readonly<Record<string, (said: unknown, from: string) => void>>

export type Presence = {
  /** Everybody who is there, each time that it changes. */
  readonly here?: (members: readonly Member[]) => void
  readonly whispers?: Whispers
  /** The channel is open, at first and after every break. */
  readonly opened?: () => void
}

/**
 * 'live': news come at once and none is missing. 'deaf': the line stands, and a channel of the page was refused.
 * 'dismissed': the server ended the line for good, as when a session ends elsewhere.
 */
export type Connection = 'live' | 'deaf' | 'reconnecting' | 'offline' | 'dismissed'

export type Listening = Presence & {
  readonly channel: string
  readonly handlers: Handlers
  readonly missed?: (() => void) | undefined
  /** The event after which it has heard nothing yet; null where nobody can say. */
  after: number | null
}
