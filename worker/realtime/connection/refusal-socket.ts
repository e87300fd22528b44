import type { Reason } from '../protocol/codes.ts'
import { errorFrame } from '../protocol/frames.ts'

/**
 * Accepts a socket and closes it with the reason. An HTTP error would reach a browser as code 1006,
 * and pusher-js would retry for ever.
 */
export const refusedSocket = (reason: Reason) => {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  server.send(errorFrame(reason))
  server.close(reason.code, reason.message)
  return new Response(null, { status: 101, webSocket: client })
}
