import { relay } from './channel/client-events.ts'
import { subscribe } from './channel/subscribe.ts'
import { unsubscribe } from './channel/unsubscribe.ts'
import type { Connection, Work } from './connection/connection.ts'
import { signIn } from './connection/sign-in.ts'
import type { Parts } from './parts.ts'
import { reasons } from './protocol/codes.ts'
import { type IncomingFrame, parseFrame, pongFrame } from './protocol/frames.ts'
import { bytesOf, limits } from './protocol/limits.ts'

type Handler = (parts: Parts, connection: Connection, frame: IncomingFrame) => Work

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['pusher:ping', (_parts, connection) => connection.send(pongFrame)],
  ['pusher:pong', () => undefined],
  ['pusher:subscribe', subscribe],
  ['pusher:unsubscribe', unsubscribe],
  ['pusher:signin', signIn],
])

/** Handles a client's message; events that only a server may send are dropped without a reply. */
export const dispatch = (
  parts: Parts,
  connection: Connection,
  message: string | ArrayBuffer,
): Work => {
  if (sizeOf(message) > limits.frameBytes) return connection.end(reasons.tooLarge)
  const frame = parseFrame(message)
  if (frame === null) return connection.refuse(reasons.badMessage)
  const handler = handlers.get(frame.event)
  if (handler !== undefined) return handler(parts, connection, frame)
  if (frame.event.startsWith('client-')) return relay(parts, connection, frame)
  return frame.event.startsWith('pusher:') ? connection.refuse(reasons.badMessage) : undefined
}

const sizeOf = (message: string | ArrayBuffer) =>
  typeof message === 'string' ? bytesOf(message) : message.byteLength
