import type { RealtimeSession } from '../app.ts'
import { Allowance } from '../protocol/allowance.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { errorFrame, pingFrame } from '../protocol/frames.ts'
import { limits } from '../protocol/limits.ts'

/** What a socket carries through hibernation; at most 16 KB when serialized. */
export type Ticket = {
  readonly socketId: string
  readonly session: RealtimeSession | null
  readonly heardAt: number
  readonly pingedAt: number | null
}

/** Work that is done when it returns, or that has other Hubs to wait for. */
export type Work = undefined | Promise<void>

/** One client's socket, with its id, its session and when it was last heard. */
export class Connection {
  readonly socket: WebSocket
  readonly clientEvents = new Allowance(limits.clientEventsPerSecond, 1_000)
  #ticket: Ticket
  #busy: Promise<void> | null = null

  constructor(socket: WebSocket, ticket: Ticket) {
    this.socket = socket
    this.#ticket = ticket
  }

  get id() {
    return this.#ticket.socketId
  }

  get session() {
    return this.#ticket.session
  }

  get heardAt() {
    return this.#ticket.heardAt
  }

  get pingedAt() {
    return this.#ticket.pingedAt
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** Sends while the line is open. One that breaks at this moment must not keep the frame from the others. */
  send(frame: string): undefined {
    if (!this.isOpen) return
    try {
      this.socket.send(frame)
    } catch (failure) {
      console.warn('A frame could not be sent', failure)
    }
  }

  /** Says what was wrong; the socket stays open. */
  refuse(reason: Reason): undefined {
    this.send(errorFrame(reason))
  }

  /** Says why, and closes with the same code. */
  end(reason: Reason): undefined {
    if (!this.isOpen) return
    this.refuse(reason)
    this.socket.close(reason.code, reason.message)
  }

  /**
   * Does what the socket asks for, once what it asked for before is done. Where that failed nobody knows
   * what holds, so the client begins again.
   */
  inTurn(work: () => Work): Work {
    const begun = this.#busy === null ? work() : this.#busy.then(work)
    if (begun === undefined) return
    const busy: Promise<void> = begun
      .catch((failure) => {
        console.error('A message could not be dealt with', failure)
        this.end(reasons.failed)
      })
      .finally(() => {
        if (this.#busy === busy) this.#busy = null
      })
    this.#busy = busy
    return busy
  }

  heard(now: number) {
    this.#keep({ ...this.#ticket, heardAt: now, pingedAt: null })
  }

  ping(now: number) {
    this.#keep({ ...this.#ticket, pingedAt: now })
    this.send(pingFrame)
  }

  #keep(ticket: Ticket) {
    this.#ticket = ticket
    if (this.isOpen) this.socket.serializeAttachment(ticket)
  }
}
