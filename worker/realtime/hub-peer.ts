import { DurableObject } from 'cloudflare:workers'
import { admit } from './channel/joining.ts'
import { usersIn } from './channel/presence.ts'
import type { Member } from './channel/subscriptions.ts'
import { drop } from './channel/unsubscribe.ts'
import { admitUser, dropUser, notifyWatchers } from './channel/watchlist.ts'
import type { SignedInUser } from './connection/sign-ins.ts'
import { deliver } from './delivery.ts'
import type { RealtimeEnv } from './env.ts'
import type { Change } from './hub-rpc.ts'
import type { Parts } from './parts.ts'
import type { ShardAddress, Spread } from './spread.ts'
import * as steward from './supervisor.ts'

/** The calls between the Hubs of one firm; a firm with one Hub makes none. */
export abstract class HubPeer extends DurableObject<RealtimeEnv> {
  protected abstract readonly parts: Parts

  // Called on the supervisor, Hub 0.

  enter(firm: Spread, channel: string, socketId: string, member: Member) {
    return steward.enter(this.#asSteward(firm), channel, socketId, member)
  }

  leave(firm: Spread, channel: string, socketId: string) {
    return steward.leave(this.#asSteward(firm), channel, socketId)
  }

  recount(firm: Spread, channel: string) {
    return steward.recount(this.#asSteward(firm), channel)
  }

  signIn(firm: Spread, socketId: string, user: SignedInUser) {
    return steward.signIn(this.#asSteward(firm), socketId, user)
  }

  signOut(firm: Spread, socketId: string) {
    return steward.signOut(this.#asSteward(firm), socketId)
  }

  // Called on any Hub, by the supervisor or another Hub.

  admit(channel: string, socketId: string, member: Member, users: ReadonlyMap<string, Member>) {
    return admit(this.parts, channel, socketId, member, users)
  }

  drop(channel: string, socketId: string) {
    return drop(this.parts, channel, socketId)
  }

  admitUser(socketId: string, user: SignedInUser, online: readonly string[]) {
    return admitUser(this.parts, socketId, user, online)
  }

  dropUser(socketId: string) {
    return dropUser(this.parts, socketId)
  }

  deliver(channel: string, frame: string, except?: string) {
    deliver(this.parts, channel, frame, except)
  }

  notifyWatchers(userId: string, change: Change) {
    notifyWatchers(this.parts, userId, change)
  }

  online(userIds: readonly string[]) {
    return this.parts.signIns.online(userIds)
  }

  subscribers(channel: string) {
    return this.parts.subscriptions.in(channel).size
  }

  /** The number of sockets in this Hub, pending ones included; the caller passes the current shard address. */
  countSockets(userId: string | null, address: ShardAddress) {
    this.parts.configuration.saveAddress(address)
    return this.parts.connections.countSockets(userId)
  }

  present(channel: string) {
    const users = [...usersIn(this.parts.subscriptions, channel).values()]
    return users.map(({ userId, info }) => ({ id: userId, info }))
  }

  hasMember(channel: string, userId: string) {
    return usersIn(this.parts.subscriptions, channel).has(userId)
  }

  /** The firm's number of shards; null while this Hub has not been configured. */
  shards() {
    const { tenant, shards } = this.parts.peers.place
    return tenant === '' ? null : shards
  }

  #asSteward(firm: Spread) {
    this.parts.configuration.saveAddress({ ...firm, shard: 0 })
    return this.parts
  }
}
