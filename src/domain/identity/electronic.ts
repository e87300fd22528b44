import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { lineText } from '#domain/one-line'
import type { IdentityCheck } from './identity.ts'

const given = (most: number) => lineText(most).check(z.minLength(1))

/** What an identity service says of a check, in a form of no provider; each has an id of its own. */
export const IdentityResult = z.strictObject({
  event: given(200),
  /** The reference of the check, as Compliance shows it. */
  check: given(100),
  provider: given(80),
  /** The service’s own reference, under which its report is found. */
  reference: given(120),
  outcome: z.enum(['clear', 'refer']),
  summary: z.optional(lineText(500)),
})
export type IdentityResult = z.infer<typeof IdentityResult>

/** The check with a result of the service; the same when it came before. It decides nothing by itself. */
export const withResult = (
  check: IdentityCheck,
  { event, provider, reference, outcome, summary = '' }: IdentityResult,
  now: string,
): IdentityCheck =>
  check.electronic.some((it) => it.event === event)
    ? check
    : {
        ...check,
        version: check.version + 1,
        electronic: [
          ...check.electronic,
          { event, provider, reference, outcome, summary, at: now },
        ],
      }

/** Whether the newest result of a service is clear, so that a review may rest on it. */
export const isClear = ({ electronic }: Pick<IdentityCheck, 'electronic'>) =>
  electronic.at(-1)?.outcome === 'clear'

export const identityResultApi = endpointsOf({
  receive: {
    method: 'POST',
    path: '/api/intake/identity',
    who: 'public',
    can: [],
    because: 'The identity service signs what it sends.',
    body: IdentityResult,
    reply: z.object({ received: z.literal(true) }),
  },
})
