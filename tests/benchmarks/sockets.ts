import { WebSocket } from 'ws'
import { localApp } from '#worker/realtime/app'
import { signChannel } from '#worker/realtime/channel/channel-auth'

const QUERY = '?protocol=7&client=js&version=8.6.0&flash=false'
const AT_ONCE = 25
const PATIENCE_MS = 20_000

/** Receives each socket's frames: the text, and its arrival time. */
export type FrameReceiver = (text: string, at: number) => void

/** Sockets that are subscribed to one channel. */
export type Audience = {
  /** Adds sockets up to a number. */
  readonly grow: (size: number) => Promise<void>
  readonly size: () => number
  /** Sets the receiver. */
  readonly hear: (receive: FrameReceiver) => void
  readonly leave: () => void
}

/** Sockets on a firm's host, each subscribed to a private channel as browsers do. */
export const audienceOf = (host: string, channel: string): Audience => {
  const sockets: WebSocket[] = []
  let receive: FrameReceiver = () => undefined
  const add = async () => {
    sockets.push(await openSubscribed(host, channel, (text, at) => receive(text, at)))
  }
  return {
    grow: async (size) => {
      while (sockets.length < size)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, size - sockets.length) }, add))
    },
    size: () => sockets.length,
    hear: (frameReceiver) => {
      receive = frameReceiver
    },
    leave: () => {
      for (const socket of sockets.splice(0)) socket.terminate()
    },
  }
}

const app = localApp([])

const openSubscribed = (host: string, channel: string, receive: FrameReceiver) =>
  new Promise<WebSocket>((resolve, reject) => {
    const port = host.split(':')[1]
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}${QUERY}`, {
      headers: { Host: host },
      origin: `http://${host}`,
      perMessageDeflate: false,
    })
    const late = setTimeout(() => reject(new Error('A socket did not join.')), PATIENCE_MS)
    socket.on('error', reject)
    socket.on('message', (message) => {
      const at = performance.now()
      const text = String(message)
      if (text.includes('"pusher:connection_established"')) join(socket, channel, text)
      else if (text.includes('"pusher_internal:subscription_succeeded"')) {
        clearTimeout(late)
        resolve(socket)
      } else receive(text, at)
    })
  })

const join = (socket: WebSocket, channel: string, greeting: string) => {
  const { data } = JSON.parse(greeting) as { data: string }
  const { socket_id: socketId } = JSON.parse(data) as { socket_id: string }
  const { auth } = signChannel(app, { socketId, channel })
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
}
