import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

const now = () => performance.timeOrigin + performance.now()

const established = JSON.stringify({
  event: 'pusher:connection_established',
  data: JSON.stringify({ socket_id: '1.1', activity_timeout: 30 }),
})
const succeeded = JSON.stringify({ event: 'pusher_internal:subscription_succeeded', data: '{}' })

/** A minimal socket server in Node that accepts every subscription and sends each event to all, without checks or storage. */
export const bareServer = async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  server.on('connection', (socket: WebSocket) => {
    socket.send(established)
    socket.on('message', () => socket.send(succeeded))
  })
  let seq = 0
  return {
    port: (server.address() as AddressInfo).port,
    change: async () => {
      seq += 1
      const start = now()
      const data = JSON.stringify({
        seq,
        id: crypto.randomUUID(),
        version: seq,
        changed: ['holder'],
      })
      const frame = JSON.stringify({
        event: 'conveyance.holder-changed',
        data,
        channel: 'private-a',
      })
      for (const socket of server.clients) socket.send(frame)
      return { start, answered: now() }
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of server.clients) socket.terminate()
        server.close(() => resolve())
      }),
  }
}
