/** Where client events (whispers) are taken from: subscribers of the channel, any socket, nobody. */
export type ClientEvents = 'members' | 'all' | 'none'

/** The configuration of one firm's realtime application. */
export type RealtimeApp = {
  readonly id: string
  readonly key: string
  readonly secret: string
  /** Hosts that browsers may connect from: `example.com`, `*.example.com`, with a port if it matters, or `*`. */
  readonly allowedOrigins: readonly string[]
  readonly clientEvents: ClientEvents
  /** The only client events that are accepted, such as 'client-editing'; any if absent. */
  readonly clientEventNames?: readonly string[]
  /** 32 bytes in base64: the master key of `private-encrypted-` channels. */
  readonly encryptionKey?: string
  /** Seconds of silence after which a client pings; 30 if absent. */
  readonly activityTimeout?: number
  /** Most open sockets of the application; 20,000 if absent. */
  readonly maxConnections?: number
  readonly subscriptionCounts?: boolean
  /** The number of Hubs that share its sockets, 64 at most; one if absent. */
  readonly shards?: number
  /** Whether clients that send no origin may connect although origins are restricted; no if absent. */
  readonly allowsPrograms?: boolean
  readonly isDisabled?: boolean
  /** Whether sockets must be encrypted; no if absent. */
  readonly needsTls?: boolean
  readonly needsSession?: boolean
}

/** The session that opened a socket, from the browser's sealed cookie. */
export type RealtimeSession = {
  readonly id: string
  readonly userId: string
  /** Epoch milliseconds at which it ends regardless of activity; never if absent. */
  readonly endsAt?: number
}

/** The application of the local environment; each firm has it on its own hosts. */
export const localApp = (allowedOrigins: readonly string[]): RealtimeApp => ({
  id: 'local',
  key: 'local-key',
  secret: 'local-secret',
  allowedOrigins,
  clientEvents: 'members',
  allowsPrograms: true,
})
