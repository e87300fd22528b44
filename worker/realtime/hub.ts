import { DurableObject } from 'cloudflare:workers'
import { type Admission, admissionIn, roomRefusal } from './admission.ts'
import type { RealtimeEnv } from './app.ts'
import { reportOn } from './channel-report.ts'
import { confirmClose } from './closing.ts'
import { dispatch } from './dispatch.ts'
import { frameOf, pingFrame, pongFrame } from './frames.ts'
import { activityTimeout, checkLines, roundLength } from './liveness.ts'
import { type Parts, partsOf } from './parts.ts'
import { usersIn } from './presence.ts'
import { publishEvent, type ServerEvent } from './publishing.ts'
import { refusedSocket } from './refusal-socket.ts'
import { endSession, endUser, revoke } from './revocation.ts'
import { depart } from './unsubscribe.ts'

/** The sockets of one firm, speaking the Pusher protocol, asleep whenever nobody says anything. */
export class Hub extends DurableObject<RealtimeEnv> {
  readonly #parts: Parts

  constructor(ctx: DurableObjectState, env: RealtimeEnv) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(pingFrame, pongFrame))
    this.#parts = partsOf(ctx)
  }

  /** Opens a socket that the gateway has admitted. */
  override async fetch(request: Request) {
    const admission = admissionIn(request)
    this.#parts.configuration.keep(admission.app)
    await this.#keepRounds()
    const reason = roomRefusal(this.#parts.connections, admission)
    return reason === null ? this.#open(admission) : refusedSocket(reason)
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer) {
    const connection = this.#parts.connections.of(socket)
    if (connection === undefined) return
    connection.heard(Date.now())
    dispatch(this.#parts, connection, message)
  }

  override webSocketClose(socket: WebSocket, code: number) {
    this.#depart(socket)
    confirmClose(socket, code)
  }

  override webSocketError(socket: WebSocket) {
    this.#depart(socket)
  }

  override async alarm() {
    if (this.#parts.connections.all().length === 0) return
    await this.#keepRounds()
    const answeredAt = (socket: WebSocket) => this.ctx.getWebSocketAutoResponseTimestamp(socket)
    checkLines(this.#parts, Date.now(), answeredAt)
  }

  /** Delivers events in their order. */
  publish(events: readonly ServerEvent[]) {
    for (const event of events) publishEvent(this.#parts, event, Date.now())
  }

  /** Who is in a presence channel, each user once. */
  present(channel: string) {
    const users = [...usersIn(this.#parts.subscriptions, channel).values()]
    return users.map(({ userId, info }) => ({ id: userId, info }))
  }

  /** What the HTTP API tells of these channels, in their order. */
  reports(channels: readonly string[]) {
    return channels.map((channel) => reportOn(this.#parts, channel, Date.now()))
  }

  /** The occupied channels whose name begins so. */
  occupied(prefix: string) {
    return this.#parts.subscriptions.occupied().filter((channel) => channel.startsWith(prefix))
  }

  /** How many sockets are subscribed to anything. */
  subscribedSockets() {
    const { connections, subscriptions } = this.#parts
    return connections.all().filter(({ id }) => subscriptions.of(id).length > 0).length
  }

  /** Whether the socket is open and was opened by this session. */
  socketBelongsTo(socketId: string, sessionId: string) {
    const connection = this.#parts.connections.find(socketId)
    return connection?.isOpen === true && connection.session?.id === sessionId
  }

  /** Closes a session's sockets for good. */
  disconnectSession(sessionId: string) {
    endSession(this.#parts, sessionId)
  }

  /** Closes a user's sockets for good. */
  disconnectUser(userId: string) {
    endUser(this.#parts, userId)
  }

  /** Takes a user's sockets out of a channel. */
  unsubscribeUser(userId: string, channel: string) {
    revoke(this.#parts, userId, channel)
  }

  #open({ app, session }: Admission) {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const connection = this.#parts.connections.open(server, session, Date.now())
    const greeting = { socket_id: connection.id, activity_timeout: activityTimeout(app) }
    connection.send(frameOf('pusher:connection_established', greeting))
    return new Response(null, { status: 101, webSocket: client })
  }

  #depart(socket: WebSocket) {
    const connection = this.#parts.connections.of(socket)
    if (connection !== undefined) depart(this.#parts, connection)
  }

  /** A timer would keep the object awake, so one alarm does the rounds, and only while there are sockets. */
  async #keepRounds() {
    const { storage } = this.ctx
    if ((await storage.getAlarm()) === null)
      await storage.setAlarm(Date.now() + roundLength(this.#parts.app))
  }
}
