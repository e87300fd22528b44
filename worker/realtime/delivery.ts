import type { Parts } from './parts.ts'

export const deliver = (parts: Parts, channel: string, frame: string, except?: string) => {
  for (const socketId of parts.subscriptions.in(channel).keys())
    if (socketId !== except) parts.connections.find(socketId)?.send(frame)
}
