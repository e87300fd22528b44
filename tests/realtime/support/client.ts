import { inject } from 'vitest'
import { WebSocket } from 'ws'
import type { RealtimeApp } from '#worker/realtime/app'
import { signChannel, signUser } from '#worker/realtime/channel/channel-auth'

/** A received frame. */
export type Frame = {
  readonly event: string
  readonly channel?: string
  readonly data?: unknown
  readonly user_id?: string
}

type Opening = {
  readonly path?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}

const QUERY = '?protocol=7&client=js&version=8.6.0&flash=false'
const opened: Client[] = []

/** A WebSocket client that stores every received frame in order. */
export class Client {
  readonly app: RealtimeApp
  readonly frames: Frame[] = []
  readonly texts: string[] = []
  readonly closed: Promise<{ code: number; reason: string }>
  readonly socket: WebSocket
  #read = 0
  #wake: () => void = () => undefined

  constructor(app: RealtimeApp, { path, query = QUERY, headers = {} }: Opening = {}) {
    this.app = app
    const url = `ws://${inject('realtimeHost')}${path ?? `/app/${app.key}`}${query}`
    this.socket = new WebSocket(url, { headers, perMessageDeflate: false })
    this.socket.on('error', () => undefined)
    this.socket.on('message', (message) => this.#take(String(message)))
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
    })
    opened.push(this)
  }

  /** Opens a socket and reads its greeting. */
  static async open(app: RealtimeApp, opening?: Opening) {
    const client = new Client(app, opening)
    await client.next('pusher:connection_established')
    return client
  }

  get id() {
    return String(dataOf(this.frames[0])['socket_id'])
  }

  send(frame: object | string) {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** The next unread frame of this name; others are skipped. */
  async next(event: string): Promise<Frame> {
    for (;;) {
      const frame = this.frames[this.#read]
      if (frame === undefined) await this.#arrival(event)
      else {
        this.#read += 1
        if (frame.event === event) return frame
      }
    }
  }

  /** All unread frames up to the reply to a ping. */
  async settled(): Promise<readonly Frame[]> {
    const from = this.#read
    this.send('{"event":"pusher:ping"}')
    await this.next('pusher:pong')
    return this.frames.slice(from, this.#read - 1)
  }

  /** Requests a subscription, signed if the channel needs it. */
  ask(channel: string, member?: object | string) {
    const channelData =
      member === undefined || typeof member === 'string' ? member : JSON.stringify(member)
    const isGuarded = /^(private|presence)-/.test(channel)
    const signed = isGuarded
      ? signChannel(this.app, { socketId: this.id, channel, channelData })
      : { auth: '' }
    const { auth, channel_data } = signed as { auth: string; channel_data?: string }
    this.send({ event: 'pusher:subscribe', data: { channel, auth, channel_data } })
  }

  async subscribe(channel: string, member?: object | string) {
    this.ask(channel, member)
    return this.next('pusher_internal:subscription_succeeded')
  }

  async signIn(user: object) {
    const data = signUser(this.app, { socketId: this.id, userData: JSON.stringify(user) })
    this.send({ event: 'pusher:signin', data })
    return this.next('pusher:signin_success')
  }

  #take(text: string) {
    this.texts.push(text)
    this.frames.push(JSON.parse(text))
    this.#wake()
  }

  #arrival(event: string) {
    return new Promise<void>((resolve, reject) => {
      const last = () => JSON.stringify(this.frames.slice(-3))
      const timer = setTimeout(
        () => reject(new Error(`No ${event} in 15 s after ${last()}`)),
        15_000,
      )
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** Closes every socket that a test opened. */
export const closeAll = () => {
  for (const client of opened.splice(0)) client.socket.terminate()
}

/** The parsed data of a frame, sent as an object or as a string of JSON. */
export const dataOf = (frame: Frame | undefined): Record<string, unknown> =>
  typeof frame?.data === 'string' ? JSON.parse(frame.data) : Object(frame?.data)

/** The roster in a frame, sorted, because several Hubs share no order of joining. */
export const rosterIn = (frame: Frame | undefined) => {
  const { presence } = dataOf(frame) as { presence: { count: number; ids: string[]; hash: object } }
  return { ...presence, ids: presence.ids.toSorted() }
}

/** The event names of frames, in order. */
export const namesOf = (frames: readonly Frame[]) => frames.map(({ event }) => event)

/** The codes and messages of the `pusher:error` frames. */
export const errorsIn = (frames: readonly Frame[]) =>
  frames.filter(({ event }) => event === 'pusher:error').map((frame) => dataOf(frame))
