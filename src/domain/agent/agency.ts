import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'

export const AgencyType = z.enum(['estate_agent', 'broker', 'ifa', 'developer', 'panel', 'other'])
export type AgencyType = z.infer<typeof AgencyType>

export const Agency = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string().check(z.minLength(1, 'Enter the name of the agency.'), z.maxLength(120)),
  slug: z.string(),
  type: AgencyType,
  fee_scale_id: z.nullable(z.string()),
  referral_scale_id: z.nullable(z.string()),
  mandated_search_provider: z.nullable(z.string()),
  bdm_id: z.nullable(z.uuid()),
  /** Shown to the client beside the fee; the firm's standard sentence when null. */
  disclosure_text: z.nullable(z.string()),
  agreement_signed_at: z.nullable(DateOnly),
  status: z.enum(['active', 'paused', 'ended']),
  created_at: Instant,
  updated_at: Instant,
})
export type Agency = z.infer<typeof Agency>

export const Branch = z.object({
  id: z.uuid(),
  agency_id: z.uuid(),
  name: z.string().check(z.minLength(1, 'Enter the name of the branch.'), z.maxLength(120)),
  postcode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type Branch = z.infer<typeof Branch>

/** The person at a branch who introduces clients; has a portal user once invited. */
export const Negotiator = z.object({
  id: z.uuid(),
  branch_id: z.uuid(),
  name: z.string().check(z.minLength(1, 'Enter the name of the negotiator.'), z.maxLength(120)),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  portal_user_id: z.nullable(z.uuid()),
})
export type Negotiator = z.infer<typeof Negotiator>

export const AgencyChoice = z.object({
  id: z.uuid(),
  name: z.string(),
  type: AgencyType,
  bdm: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  referral_scale_id: z.nullable(z.string()),
  branches: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      negotiators: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
})
export type AgencyChoice = z.infer<typeof AgencyChoice>

export const agencyApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/agencies',
    who: ['staff'],
    can: [],
    query: z.strictObject({ q: z.optional(z.string().check(z.maxLength(80))) }),
    reply: z.array(AgencyChoice),
  },
})
