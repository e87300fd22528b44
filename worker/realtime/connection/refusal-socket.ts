import type { Reason } from '../protocol/codes.ts'
import { errorFrame } from '../protocol/frames.ts'

/**
 * Opens a socket only to say why it cannot stay. A refusal by HTTP status would reach a browser as 1006,
 * and pusher-js would try again for ever.
 */
export const refusedSocket = (reason: Reason) => {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  server.send(errorFrame(reason))
  server.close(reason.code, reason.message)
  return new Response(null, { status: 101, webSocket: client })
}
