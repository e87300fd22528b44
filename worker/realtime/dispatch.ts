import { relay } from './channel/client-events.ts'
import { subscribe } from './channel/subscribe.ts'
import { unsubscribe } from './channel/unsubscribe.ts'
import type { Connection, Work } from './connection/connection.ts'
import { signIn } from './connection/sign-in.ts'
import type { Parts } from './parts.ts'
import { reasons } from './protocol/codes.ts'
import { type Incoming, pongFrame, read } from './protocol/frames.ts'
import { bytesOf, limits } from './protocol/limits.ts'

type Answer = (parts: Parts, connection: Connection, frame: Incoming) => Work

const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
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
  const frame = read(message)
  if (frame === null) return connection.refuse(reasons.badMessage)
  const answer = answers.get(frame.event)
  if (answer !== undefined) return answer(parts, connection, frame)
  if (frame.event.startsWith('client-')) return relay(parts, connection, frame)
  return frame.event.startsWith('pusher:') ? connection.refuse(reasons.badMessage) : undefined
}

const sizeOf = (message: string | ArrayBuffer) =>
  typeof message === 'string' ? bytesOf(message) : message.byteLength
