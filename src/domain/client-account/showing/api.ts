import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { CodeEntryBody } from '#domain/signature/bodies'

/** How far a client is on the way to the firm’s bank details. */
export const ShowingView = z.object({
  /** Whether the firm has details that two people entered. */
  is_ready: z.boolean(),
  cases: z.array(z.object({ id: z.string(), ref: z.string(), about: z.string() })),
  /** The code that was sent to this session and still lives; null without one. */
  code: z.nullable(z.object({ channel: z.enum(['sms', 'email']), to: z.string() })),
  tries_left: z.int(),
})
export type ShowingView = z.infer<typeof ShowingView>

/** Held by the page alone, and for a few minutes. */
export const ShownDetails = z.object({
  holder: z.string(),
  bank: z.string(),
  /** '12-34-56' */
  sort_code: z.string(),
  account_number: z.string(),
})
export type ShownDetails = z.infer<typeof ShownDetails>

const own = { who: ['client'], can: [] } as const

export const bankDetailsApi = endpointsOf({
  show: { ...own, method: 'GET', path: '/api/client/bank-details', reply: ShowingView },
  /** Sends a code to the mobile or address of the case; the one of before ends. */
  send_code: { ...own, method: 'POST', path: '/api/client/bank-details/codes', reply: ShowingView },
  /** A code shows the details once, in the session that asked for it; a wrong one is counted, and said in `tries_left`. */
  enter_code: {
    ...own,
    method: 'POST',
    path: '/api/client/bank-details/code-entries',
    body: CodeEntryBody,
    reply: z.extend(ShowingView, { details: z.nullable(ShownDetails) }),
    isSecret: true,
  },
})
