import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'

/** The number of the terms below: agents agree anew to a higher one. */
export const AGENT_TERMS = 1

type Section = { readonly heading: string; readonly points: readonly string[] }

/**
 * What every agent agrees to before they use their pages. Sources: SRA Standards and Regulations, Code for Firms, rule 5.1,
 * and the CLC’s Disclosure of Profits and Advantages Code, on referral fees; UK GDPR, articles 5 and 32 to 34, on data.
 */
export const agentTerms: readonly Section[] = [
  {
    heading: 'Introducing clients',
    points: [
      'Before you introduce somebody, you tell them if we pay your agency for it, and how much.',
      'They choose their conveyancer freely. You put nobody under pressure, and cold-call nobody for us.',
      'You give no legal advice and quote no price but the one that we give you here.',
    ],
  },
  {
    heading: 'Other people’s data',
    points: [
      'You pass us details only of people who know that you do.',
      'What you read here about a case you use for that sale alone, and share only with those who work on it.',
      'Your sign-in is yours alone. If somebody else may have used it, or you sent something to the wrong person, you call us at once.',
    ],
  },
]

export const AgentTermsState = z.object({
  version: z.int(),
  /** Null until the signed-in agent has agreed. */
  agreed_at: z.nullable(Instant),
})
export type AgentTermsState = z.infer<typeof AgentTermsState>

export const agentTermsApi = endpointsOf({
  agree: {
    method: 'POST',
    path: '/api/agent/terms',
    who: ['agent'],
    can: [],
    body: z.strictObject({
      version: z.literal(AGENT_TERMS, 'These terms have changed. Load the page again.'),
    }),
    reply: AgentTermsState,
  },
})
