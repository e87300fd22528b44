import type { Hub } from './hub.ts'

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
  /** 32 bytes in base64: the master key of `private-encrypted-` channels. */
  readonly encryptionKey?: string
  /** Seconds of silence after which a client checks its line; 30 if absent. */
  readonly activityTimeout?: number
  /** Sockets that the application may hold at once; 20,000 if absent. */
  readonly maxConnections?: number
  /** Whether subscribers are told how many they are; off if absent. */
  readonly subscriptionCounts?: boolean
}

/** Who opened a socket, as the sealed session of the browser says. */
export type RealtimeSession = { readonly id: string; readonly userId: string }

/** The bindings that realtime needs. */
export type RealtimeEnv = { readonly HUB: DurableObjectNamespace<Hub> }

/** The application of the local environment; each firm has it on its own hosts. */
export const localApp = (allowedOrigins: readonly string[]): RealtimeApp => ({
  id: 'local',
  key: 'local-key',
  secret: 'local-secret',
  allowedOrigins,
  clientEvents: 'members',
})
