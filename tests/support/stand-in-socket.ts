import { createHmac, randomInt } from 'node:crypto'
import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

type Frame = { readonly event: string; readonly data?: unknown; readonly channel?: string }
type Asked = { readonly channel: string; readonly auth?: string; readonly channel_data?: string }

/** Reverb does not say which channel it means. */
const unauthorized = {
  event: 'pusher:error',
  data: { code: 4009, message: 'Connection is unauthorized' },
}

type Refusal = { readonly code: number; readonly message: string }

/** As much of Reverb as a page of a firm needs: it opens lines, lets them into channels, and tells events. */
export const standInSocket = (server: Server, { key, secret }: { key: string; secret: string }) => {
  const sockets = new WebSocketServer({ noServer: true })
  const joined = new Map<string, Set<WebSocket>>()
  const opened: string[] = []
  let refusal: Refusal | null = null
  let isDown = false

  server.on('upgrade', (request, line, head) => {
    if (isDown) line.destroy()
    else {
      opened.push(request.url ?? '')
      sockets.handleUpgrade(request, line, head, (socket) => greet(socket, request.url ?? ''))
    }
  })
  const say = (socket: WebSocket, { data, ...frame }: Frame) =>
    socket.send(JSON.stringify({ ...frame, data: JSON.stringify(data ?? {}) }))
  const greet = (socket: WebSocket, url: string) => {
    if (!url.startsWith(`/app/${key}?`)) return socket.close(4001)
    // Reverb says why not and leaves the line open, without ever greeting.
    if (refusal !== null) return say(socket, { event: 'pusher:error', data: refusal })
    const id = `${randomInt(1e9)}.${randomInt(1e9)}`
    say(socket, {
      event: 'pusher:connection_established',
      data: { socket_id: id, activity_timeout: 30 },
    })
    socket.on('message', (text) => hear(socket, id, JSON.parse(String(text))))
    socket.on('close', () => {
      for (const members of joined.values()) members.delete(socket)
    })
  }
  const hear = (socket: WebSocket, id: string, frame: { event: string; data: Asked }) => {
    if (frame.event === 'pusher:ping') return say(socket, { event: 'pusher:pong' })
    if (frame.event !== 'pusher:subscribe') return
    const { channel, auth, channel_data } = frame.data
    if (auth !== sign(id, channel, channel_data)) return say(socket, unauthorized)
    joined.set(channel, (joined.get(channel) ?? new Set()).add(socket))
    say(socket, { event: 'pusher_internal:subscription_succeeded', channel })
  }
  /** What a page must show to be let into a channel. */
  const sign = (socketId: string, channel: string, channelData?: string) => {
    const text = [socketId, channel, channelData].filter((it) => it !== undefined).join(':')
    return `${key}:${createHmac('sha256', secret).update(text).digest('hex')}`
  }
  return {
    opened,
    /** Lets nobody in from now on and says why; null lets everybody in again. */
    refuse: (reason: Refusal | null) => {
      refusal = reason
    },
    /** Cuts every line and answers no dial until it is up again. */
    setDown: (down: boolean) => {
      isDown = down
      if (isDown) for (const socket of sockets.clients) socket.terminate()
    },
    sign,
    members: (channel: string) => joined.get(channel)?.size ?? 0,
    tell: (channel: string, event: string, data: unknown) => {
      for (const socket of joined.get(channel) ?? []) say(socket, { event, channel, data })
    },
    close: () => {
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}
