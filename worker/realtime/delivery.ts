import type { Parts } from './parts.ts'

/** Sends a frame to every subscriber of the channel in this Hub except one socket. */
export const deliver = (parts: Parts, channel: string, frame: string, except?: string) => {
  for (const socketId of parts.subscriptions.in(channel).keys())
    if (socketId !== except) parts.connections.find(socketId)?.send(frame)
}
