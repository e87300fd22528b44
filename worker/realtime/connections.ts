import type { RealtimeSession } from './app.ts'
import { Connection, type Ticket } from './connection.ts'

/** Every socket that the Hub holds, by its id. Found again from the sockets themselves after hibernation. */
export class Connections {
  readonly #byId = new Map<string, Connection>()

  constructor(sockets: readonly WebSocket[]) {
    for (const socket of sockets) this.#keep(socket, ticketOf(socket))
  }

  /** Takes a socket in under a new id that nobody can guess. */
  open(socket: WebSocket, session: RealtimeSession | null, now: number) {
    const ticket = { socketId: newSocketId(), session, heardAt: now, pingedAt: null }
    socket.serializeAttachment(ticket)
    return this.#keep(socket, ticket)
  }

  find(socketId: string) {
    return this.#byId.get(socketId)
  }

  of(socket: WebSocket) {
    return this.#byId.get(ticketOf(socket).socketId)
  }

  forget(socketId: string) {
    this.#byId.delete(socketId)
  }

  ids() {
    return [...this.#byId.keys()]
  }

  all() {
    return [...this.#byId.values()].filter((connection) => connection.isOpen)
  }

  #keep(socket: WebSocket, ticket: Ticket) {
    const connection = new Connection(socket, ticket)
    this.#byId.set(connection.id, connection)
    return connection
  }
}

const ticketOf = (socket: WebSocket): Ticket => socket.deserializeAttachment()

const newSocketId = () => crypto.getRandomValues(new Uint32Array(2)).join('.')
