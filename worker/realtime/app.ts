/** Where client events (whispers) are taken from: subscribers of the channel, any socket, nobody. */
export type ClientEvents = 'members' | 'all' | 'none'

/** One firm's realtime application, as the environment configures it. */
export type RealtimeApp = {
  readonly id: string
  readonly key: string
  readonly secret: string
  /** Hosts that browsers may connect from: `example.com`, `*.example.com`, with a port if it matters, or `*`. */
  readonly allowedOrigins: readonly string[]
  readonly clientEvents: ClientEvents
  /** The only client events that are taken, such as 'client-editing'; any if absent. */
  readonly clientEventNames?: readonly string[]
  /** 32 bytes in base64: the master key of `private-encrypted-` channels. */
  readonly encryptionKey?: string
  /** Seconds of silence after which a client checks its line; 30 if absent. */
  readonly activityTimeout?: number
  /** Sockets that the application may hold at once; 20,000 if absent. */
  readonly maxConnections?: number
  /** Whether subscribers are told how many they are; off if absent. */
  readonly subscriptionCounts?: boolean
  /** Over how many Hubs its sockets are spread, 64 at most; one if absent. */
  readonly shards?: number
  /** Whether programs may connect, which send no origin, where pages of certain origins alone may; no if absent. */
  readonly takesPrograms?: boolean
  /** Whether it is switched off: nobody may connect; no if absent. */
  readonly isDisabled?: boolean
  /** Whether sockets must be encrypted; no if absent. */
  readonly needsTls?: boolean
  /** Whether only those who are signed in may connect; no if absent. */
  readonly needsSession?: boolean
}

/** Who opened a socket, as the sealed session of the browser says. */
export type RealtimeSession = {
  readonly id: string
  readonly userId: string
  /** Instant (ms) from which it is over, however much it is used; never if absent. */
  readonly endsAt?: number
}

/** The application of the local environment; each firm has it on its own hosts. */
export const localApp = (allowedOrigins: readonly string[]): RealtimeApp => ({
  id: 'local',
  key: 'local-key',
  secret: 'local-secret',
  allowedOrigins,
  clientEvents: 'members',
  takesPrograms: true,
})
