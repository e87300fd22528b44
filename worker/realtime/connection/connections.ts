import type { Crowd } from '#worker/realtime/hub-rpc'
import type { RealtimeSession } from '../app.ts'
import { Connection, type SocketAttachment } from './connection.ts'

/** Every socket that the Hub holds, by its id. Found again from the sockets themselves after hibernation. */
export class Connections {
  readonly #byId = new Map<string, Connection>()
  readonly #ofUser = new Map<string, number>()
  readonly #arriving = new Set<{ readonly session: RealtimeSession | null }>()

  constructor(sockets: readonly WebSocket[]) {
    for (const socket of sockets) this.#keep(socket, ticketOf(socket))
  }

  open(socket: WebSocket, ticket: SocketAttachment) {
    socket.serializeAttachment(ticket)
    return this.#keep(socket, ticket)
  }

  /** Counts a pending connection until the returned function is called. */
  addPending(session: RealtimeSession | null) {
    const pending = { session }
    this.#arriving.add(pending)
    return () => void this.#arriving.delete(pending)
  }

  /** The number of sockets and of a user's sockets, pending connections included. */
  countSockets(userId: string | null): Crowd {
    const sockets = this.#byId.size + this.#arriving.size
    if (userId === null) return { sockets, ofUser: 0 }
    const pendingOfUser = [...this.#arriving].filter(({ session }) => session?.userId === userId)
    return { sockets, ofUser: (this.#ofUser.get(userId) ?? 0) + pendingOfUser.length }
  }

  find(socketId: string) {
    return this.#byId.get(socketId)
  }

  of(socket: WebSocket) {
    return this.#byId.get(ticketOf(socket).socketId)
  }

  forget(socketId: string) {
    const connection = this.#byId.get(socketId)
    if (this.#byId.delete(socketId)) this.#count(connection?.session ?? null, -1)
  }

  ids() {
    return [...this.#byId.keys()]
  }

  all() {
    return [...this.#byId.values()].filter((connection) => connection.isOpen)
  }

  #keep(socket: WebSocket, ticket: SocketAttachment) {
    const connection = new Connection(socket, ticket)
    this.#byId.set(connection.id, connection)
    this.#count(connection.session, 1)
    return connection
  }

  // A running count: counting all sockets for each new one would slow a reconnection storm.
  #count(session: RealtimeSession | null, change: 1 | -1) {
    if (session === null) return
    const count = (this.#ofUser.get(session.userId) ?? 0) + change
    if (count > 0) this.#ofUser.set(session.userId, count)
    else this.#ofUser.delete(session.userId)
  }
}

const ticketOf = (socket: WebSocket): SocketAttachment => socket.deserializeAttachment()
