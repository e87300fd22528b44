import * as z from 'zod/mini'
import { Address } from '#domain/conveyance/conveyance'
import { DateOnly } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { EnquiryProgress } from '#domain/enquiry/progress'
import { MatterType } from '#domain/matter'
import { OwnAgency } from './brand/brand.ts'
import { AgentNeed, AgentStep } from './case-progress.ts'
import { AgentKeys } from './keys/view.ts'
import { AgentTermsState } from './terms/terms.ts'

/** A case that the agency introduced, without money, identity checks or internal reasons. */
export const AgentCase = z.object({
  id: z.string(),
  ref: z.string(),
  matter_type: MatterType,
  address: Address,
  stage: z.object({ n: z.int(), of: z.int(), name: z.string() }),
  standing: z.string(),
  exchange_target_on: z.nullable(DateOnly),
  has_exchanged: z.boolean(),
  /** Agreed, or the day of completion once it took place. */
  completion_on: z.optional(z.nullable(DateOnly)),
  has_completed: z.optional(z.boolean()),
  /** The stage that was done last and the one that comes next; null or absent where there is none. */
  last: z.optional(z.nullable(AgentStep)),
  next: z.optional(z.nullable(AgentStep)),
  /** Why the planned day may not be met. */
  delay: z.optional(z.nullable(z.string())),
  /** What we wait for from the agent. */
  needs: z.optional(z.array(AgentNeed)),
  /** 'Ann Reid, Clifton': who introduced the client; '' or absent where nobody is named. */
  introduced_by: z.optional(z.string()),
  /** Null for a matter in which no keys change hands. */
  keys: z.optional(z.nullable(AgentKeys)),
  /** What the lawyers ask each other; null or absent before the first enquiry. */
  enquiries: z.optional(z.nullable(EnquiryProgress)),
})
export type AgentCase = z.infer<typeof AgentCase>

export const ReferredQuote = z.object({
  id: z.string(),
  number: z.string(),
  people: z.string(),
  address: z.string(),
  status: z.enum(['referred', 'quoted', 'accepted', 'instructed', 'lost']),
})
export type ReferredQuote = z.infer<typeof ReferredQuote>

export const AgentHome = z.object({
  cases: z.array(AgentCase),
  quotes: z.array(ReferredQuote),
  /** Their agency, with how its pages look. */
  agency: z.optional(OwnAgency),
  /** Set for whoever sees the numbers of the whole agency. */
  manages: z.optional(z.boolean()),
  /** Absent from a back end that asks agents for nothing. */
  terms: z.optional(AgentTermsState),
})
export type AgentHome = z.infer<typeof AgentHome>

export const agentApi = endpointsOf({
  home: {
    method: 'GET',
    path: '/api/agent/home',
    who: ['agent'],
    can: [],
    reply: AgentHome,
  },
})
