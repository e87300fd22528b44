import type { RealtimeSession } from '../app.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { errorFrame, pingFrame } from '../protocol/frames.ts'
import { limits } from '../protocol/limits.ts'
import { RateLimiter } from '../protocol/rate-limiter.ts'

/** The attachment that survives hibernation; at most 16 KB when serialized. */
export type SocketAttachment = {
  readonly socketId: string
  readonly session: RealtimeSession | null
  readonly receivedAt: number
  readonly pingedAt: number | null
}

/** Undefined when the work is complete on return; a promise when it waits for other Hubs. */
export type Work = undefined | Promise<void>

/** One client's socket, with its id, its session and the time of its last message. */
export class Connection {
  readonly socket: WebSocket
  readonly clientEvents = new RateLimiter(limits.clientEventsPerSecond, 1_000)
  #ticket: SocketAttachment
  #busy: Promise<void> | null = null

  constructor(socket: WebSocket, attachment: SocketAttachment) {
    this.socket = socket
    this.#ticket = attachment
  }

  get id() {
    return this.#ticket.socketId
  }

  get session() {
    return this.#ticket.session
  }

  get heardAt() {
    return this.#ticket.receivedAt
  }

  get pingedAt() {
    return this.#ticket.pingedAt
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** Sends if the socket is open; a failure is logged, so that the other subscribers still get the frame. */
  send(frame: string): undefined {
    if (!this.isOpen) return
    try {
      this.socket.send(frame)
    } catch (failure) {
      console.warn('A frame could not be sent', failure)
    }
  }

  refuse(reason: Reason): undefined {
    this.send(errorFrame(reason))
  }

  /** Sends `pusher:error` and closes with the same code. */
  end(reason: Reason): undefined {
    if (!this.isOpen) return
    this.refuse(reason)
    this.socket.close(reason.code, reason.message)
  }

  /** Runs the socket's messages one after the other; a failure closes the socket, because its state is then unknown. */
  serially(work: () => Work): Work {
    const running = this.#busy === null ? work() : this.#busy.then(work)
    if (running === undefined) return
    const busy: Promise<void> = running
      .catch((failure) => {
        console.error('A message could not be handled', failure)
        this.end(reasons.failed)
      })
      .finally(() => {
        if (this.#busy === busy) this.#busy = null
      })
    this.#busy = busy
    return busy
  }

  markReceived(now: number) {
    this.#keep({ ...this.#ticket, receivedAt: now, pingedAt: null })
  }

  ping(now: number) {
    this.#keep({ ...this.#ticket, pingedAt: now })
    this.send(pingFrame)
  }

  #keep(attachment: SocketAttachment) {
    this.#ticket = attachment
    if (this.isOpen) this.socket.serializeAttachment(attachment)
  }
}
