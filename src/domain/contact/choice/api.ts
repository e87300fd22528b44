import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { ChosenChannel, ClientChoiceBody } from './bodies.ts'

/** How a client is told of news about their case, as they see it. */
export const ClientChoice = z.object({
  version: z.int(),
  /** What they are told by now. */
  chosen: z.array(ChosenChannel),
  /** What they may choose, as we know how to reach them by it. */
  offered: z.array(ChosenChannel),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type ClientChoice = z.infer<typeof ClientChoice>

const path = '/api/client/message-choice'
const own = { path, who: ['client'], can: [], reply: ClientChoice } as const

export const clientChoiceApi = endpointsOf({
  show: { ...own, method: 'GET' },
  change: { ...own, method: 'PUT', body: ClientChoiceBody },
})
