import * as z from 'zod/mini'
import { isAddress } from '../protocol/channel-name.ts'
import { bytesOf, limits } from '../protocol/limits.ts'
import { isSocketId } from '../protocol/socket-id.ts'
import { HttpProblem } from './replies.ts'

const Optional = z.optional(z.nullable(z.string()))
const Content = { name: z.string(), data: z.string(), socket_id: Optional, info: Optional }

const Single = z.object({
  ...Content,
  channel: Optional,
  channels: z.optional(z.nullable(z.array(z.string()))),
})
const Batch = z.object({ batch: z.array(z.object({ ...Content, channel: z.string() })) })

export type PublishedEvent = {
  readonly channels: readonly string[]
  readonly name: string
  readonly data: string
  readonly socket_id: string | undefined
  readonly attributes: readonly string[]
}

/** Malformed fields with their messages; becomes a 422 response. */
export class InvalidFields extends Error {
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super('Some fields are wrong')
    this.name = 'WrongFields'
    this.fields = fields
  }
}

/** Parses the body of `POST /events`; throws WrongFields, or HttpProblem 400 or 413. */
export const parseEvent = (body: unknown): PublishedEvent => {
  const { channel, channels, ...content } = parseShape(Single, body)
  const all = channels ?? (channel == null ? [] : [channel])
  if (all.length === 0) throw new InvalidFields({ channels: ['The channels field is required.'] })
  return validateEvent(content, all)
}

/** Parses the body of `POST /batch_events`; throws WrongFields, or HttpProblem 400 or 413. */
export const parseEvents = (body: unknown): readonly PublishedEvent[] => {
  const { batch } = parseShape(Batch, body)
  if (batch.length > limits.eventsPerBatch)
    throw new HttpProblem(400, `A batch holds at most ${limits.eventsPerBatch} events.`)
  return batch.map(({ channel, ...content }) => validateEvent(content, [channel]))
}

export const parseAttributes = (info: string | null | undefined) =>
  (info ?? '').split(',').filter((attribute) => attribute !== '')

const parseShape = <Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> => {
  const result = z.safeParse(schema, body)
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => [
    issue.path.join('.') || 'body',
    ['This field is missing or has the wrong type.'],
  ])
  throw new InvalidFields(Object.fromEntries(fields))
}

type Content = {
  readonly name: string
  readonly data: string
  readonly socket_id?: string | null | undefined
  readonly info?: string | null | undefined
}

const validateEvent = (content: Content, channels: readonly string[]): PublishedEvent => {
  const { name, data, socket_id, info } = content
  if (name === '' || name.length > limits.eventName)
    throw new HttpProblem(400, 'Invalid event name.')
  if (channels.length > limits.channelsPerEvent)
    throw new HttpProblem(400, `An event goes to at most ${limits.channelsPerEvent} channels.`)
  const invalidName = channels.find((channel) => !isAddress(channel))
  if (invalidName !== undefined) throw new HttpProblem(400, `Invalid channel name: ${invalidName}`)
  if (socket_id != null && !isSocketId(socket_id)) throw new HttpProblem(400, 'Invalid socket_id.')
  if (bytesOf(data) > limits.eventBytes) throw new HttpProblem(413, 'Payload too large.')
  return {
    channels,
    name,
    data,
    socket_id: socket_id ?? undefined,
    attributes: parseAttributes(info),
  }
}
