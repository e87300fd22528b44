import type { Reason } from './codes.ts'

/** A client's frame; malformed fields are dropped. */
export type IncomingFrame = {
  readonly event: string
  readonly channel: string | null
  readonly data: unknown
}

/** Every field that a client's frame, its data or its signed parts can have, not yet validated. */
type Fields = {
  readonly event?: unknown
  readonly channel?: unknown
  readonly data?: unknown
  readonly auth?: unknown
  readonly channel_data?: unknown
  readonly user_data?: unknown
  readonly user_id?: unknown
  readonly user_info?: unknown
}

/** Parses a client's frame; null when it is not an object with an event name. */
export const parseFrame = (message: string | ArrayBuffer): IncomingFrame | null => {
  const frame = parseJson(typeof message === 'string' ? message : new TextDecoder().decode(message))
  if (!isFields(frame) || typeof frame.event !== 'string') return null
  const channel = typeof frame.channel === 'string' ? frame.channel : null
  return { event: frame.event, channel, data: frame.data }
}

/** The fields of a frame's data, which clients send as an object or as its JSON; null for anything else. */
export const fieldsOf = (data: unknown): Fields | null => {
  const value = typeof data === 'string' ? parseJson(data) : data
  return isFields(value) ? value : null
}

export const frameOf = (event: string, data: unknown, channel?: string) =>
  rawFrame({ event, data: JSON.stringify(data), channel })

/** A frame whose data is not encoded again: a publisher's string, or the JSON value of a client event. */
export const rawFrame = (frame: {
  readonly event: string
  readonly data?: unknown
  readonly channel?: string | undefined
  readonly user_id?: string | undefined
}) => JSON.stringify(frame)

export const errorFrame = ({ code, message }: Reason) => frameOf('pusher:error', { code, message })

export const pingFrame = '{"event":"pusher:ping","data":{}}'
export const pongFrame = '{"event":"pusher:pong","data":{}}'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
