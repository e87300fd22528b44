import { type Admission, admissionIn, quotaRefusal } from './channel/admission.ts'
import { reportOn } from './channel/channel-report.ts'
import { confirmClose } from './connection/closing.ts'
import type { Work } from './connection/connection.ts'
import { cleanUp, cleanUpLost } from './connection/departure.ts'
import { activityTimeout, checkInterval, checkLiveness } from './connection/liveness.ts'
import { refusedSocket } from './connection/refusal-socket.ts'
import { endSession, endUser, listenersIn, revoke } from './connection/revocation.ts'
import { dispatch } from './dispatch.ts'
import type { RealtimeEnv } from './env.ts'
import { HubPeer } from './hub-peer.ts'
import type { HubRpc, ServerEvent } from './hub-rpc.ts'
import { type Parts, partsOf } from './parts.ts'
import { frameOf, pingFrame, pongFrame } from './protocol/frames.ts'
import { newSocketId } from './protocol/socket-id.ts'
import { publishEvent } from './publishing.ts'
import type { ShardAddress } from './spread.ts'

/** The sockets of one firm, or its share of them, speaking the Pusher protocol, asleep whenever nobody says anything. */
export class Hub extends HubPeer implements HubRpc {
  protected override readonly parts: Parts

  constructor(ctx: DurableObjectState, env: RealtimeEnv) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(pingFrame, pongFrame))
    this.parts = partsOf(ctx, env, this)
    if (!this.parts.peers.isAlone) ctx.waitUntil(cleanUpLost(this.parts))
  }

  /** Opens a socket that the gateway has admitted, unless a quota is exceeded. */
  override async fetch(request: Request) {
    const admission = admissionIn(request)
    this.parts.configuration.saveApp(admission.app)
    this.parts.configuration.saveAddress(admission.address)
    await this.#keepRounds()
    const removePending = this.parts.connections.addPending(admission.session)
    try {
      const reason = quotaRefusal(admission, await this.#crowds(admission))
      return reason === null ? this.#open(admission) : refusedSocket(reason)
    } finally {
      removePending()
    }
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Work {
    const connection = this.parts.connections.of(socket)
    if (connection === undefined) return
    connection.markReceived(Date.now())
    return connection.serially(() => dispatch(this.parts, connection, message))
  }

  override webSocketClose(socket: WebSocket, code: number): Work {
    const departing = this.#depart(socket)
    confirmClose(socket, code)
    return departing
  }

  override webSocketError(socket: WebSocket): Work {
    return this.#depart(socket)
  }

  override async alarm() {
    const { connections, subscriptions, signIns } = this.parts
    const known = [connections.all(), subscriptions.sockets(), signIns.sockets()]
    if (known.every((sockets) => sockets.length === 0)) return
    await this.#keepRounds()
    const lastPongAt = (socket: WebSocket) => this.ctx.getWebSocketAutoResponseTimestamp(socket)
    // An alarm that throws is tried seven times and then never again.
    await checkLiveness(this.parts, Date.now(), lastPongAt).catch((failure) =>
      console.error(failure),
    )
  }

  publish(events: readonly ServerEvent[]) {
    for (const event of events) publishEvent(this.parts, event, Date.now())
  }

  reports(channels: readonly string[]) {
    return channels.map((channel) => reportOn(this.parts, channel, Date.now()))
  }

  occupied(prefix: string) {
    return this.parts.subscriptions.occupied().filter((channel) => channel.startsWith(prefix))
  }

  /** The number of sockets with at least one subscription. */
  subscribedSockets() {
    const { connections, subscriptions } = this.parts
    return connections.all().filter(({ id }) => subscriptions.of(id).length > 0).length
  }

  /**
   * Records that a socket is about to be authorised for a channel: 'revoked' when an earlier grant was revoked,
   * null when the socket is not open or belongs to another session.
   */
  grant(socketId: string, sessionId: string, channel: string): 'granted' | 'revoked' | null {
    const { connections, grants } = this.parts
    const connection = connections.find(socketId)
    if (connection?.isOpen !== true || connection.session?.id !== sessionId) return null
    grants.record(socketId, channel)
    return grants.isRevoked(socketId, channel) ? 'revoked' : 'granted'
  }

  restore(socketId: string, channel: string) {
    this.parts.grants.restore(socketId, channel)
  }

  /** The subscriptions and grants of these users in these channels; null means all. */
  listeners(users: readonly string[] | null, channels: readonly string[] | null) {
    return listenersIn(this.parts, users, channels)
  }

  /** Closes a session's sockets; the clients do not reconnect. */
  disconnectSession(sessionId: string) {
    return endSession(this.parts, sessionId)
  }

  /** Closes a user's sockets; the clients do not reconnect. */
  disconnectUser(userId: string) {
    return endUser(this.parts, userId)
  }

  unsubscribeUser(userId: string, channel: string) {
    return revoke(this.parts, userId, channel)
  }

  #crowds({ session }: Admission) {
    const userId = session?.userId ?? null
    const { peers, connections } = this.parts
    const ownCounts = connections.countSockets(userId)
    if (peers.isAlone) return [ownCounts]
    const askPeer = (address: ShardAddress) => peers.at(address.shard).countSockets(userId, address)
    return Promise.all([ownCounts, ...peers.otherAddresses().map(askPeer)])
  }

  #open({ app, address, session }: Admission) {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const ticket = { socketId: newSocketId(address.shard), session, receivedAt: Date.now() }
    const connection = this.parts.connections.open(server, { ...ticket, pingedAt: null })
    const greeting = { socket_id: connection.id, activity_timeout: activityTimeout(app) }
    connection.send(frameOf('pusher:connection_established', greeting))
    return new Response(null, { status: 101, webSocket: client })
  }

  #depart(socket: WebSocket): Work {
    const connection = this.parts.connections.of(socket)
    return connection?.serially(() => cleanUp(this.parts, connection.id))
  }

  /** Schedules the next liveness check as an alarm, because a timer would prevent hibernation. */
  async #keepRounds() {
    const { storage } = this.ctx
    if ((await storage.getAlarm()) === null)
      await storage.setAlarm(Date.now() + checkInterval(this.parts.app))
  }
}
