import type { Member } from './channel/subscriptions.ts'
import type { SignedInUser } from './connection/sign-ins.ts'
import type { ShardAddress, Spread } from './spread.ts'

/** An event from the server: the data is the publisher's own text, and goes out unchanged. */
export type ServerEvent = {
  readonly channels: readonly string[]
  readonly name: string
  readonly data: string
  /** The socket whose own doing this is, and which need not hear of it. */
  readonly socket_id?: string | undefined
}

/** What one Hub knows of a channel. Members are counted in presence channels, sockets in the others. */
export type ChannelReport = {
  readonly sockets: number
  readonly userIds: readonly string[] | null
  readonly lastEvent: { readonly data: string; readonly ttl: number } | null
}

export type Listener = { readonly userId: string; readonly channel: string }

export type Crowd = { readonly sockets: number; readonly ofUser: number }

/** Whether a socket has joined, had joined before, or is no longer there. */
export type Joined = 'new' | 'again' | 'gone'

export type Change = 'online' | 'offline'

type Users = readonly string[] | null
type Present = { readonly id: string; readonly info: object }

type PublicCalls = {
  publish(events: readonly ServerEvent[]): void
  reports(channels: readonly string[]): ChannelReport[]
  occupied(prefix: string): string[]
  subscribedSockets(): number
  grant(socketId: string, sessionId: string, channel: string): 'granted' | 'revoked' | null
  restore(socketId: string, channel: string): void
  listeners(users: Users, channels: Users): readonly Listener[]
  disconnectSession(sessionId: string): Promise<void>
  disconnectUser(userId: string): Promise<void>
  unsubscribeUser(userId: string, channel: string): Promise<void>
  present(channel: string): Present[]
  shards(): number | null
}

type PeerCalls = {
  enter(firm: Spread, channel: string, socketId: string, member: Member): Promise<boolean>
  leave(firm: Spread, channel: string, socketId: string): Promise<void>
  recount(firm: Spread, channel: string): Promise<void>
  signIn(firm: Spread, socketId: string, user: SignedInUser): Promise<void>
  signOut(firm: Spread, socketId: string): Promise<void>
  admit(
    channel: string,
    socketId: string,
    member: Member,
    users: ReadonlyMap<string, Member>,
  ): Joined
  drop(channel: string, socketId: string): string | null
  admitUser(socketId: string, user: SignedInUser, online: readonly string[]): boolean
  dropUser(socketId: string): string | null
  deliver(channel: string, frame: string, except?: string): void
  notifyWatchers(userId: string, change: Change): void
  online(userIds: readonly string[]): string[]
  subscribers(channel: string): number
  countSockets(userId: string | null, address: ShardAddress): Crowd
  hasMember(channel: string, userId: string): boolean
}

/** A Hub as its callers know it: the class itself would import each of them. */
export type HubRpc = Rpc.DurableObjectBranded & PublicCalls & PeerCalls
