import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { AgencyBrand } from './brand/brand.ts'

export const AgencyType = z.enum(['estate_agent', 'broker', 'ifa', 'developer', 'panel', 'other'])
export type AgencyType = z.infer<typeof AgencyType>

/** The state of the agreement with an agency; archiving is apart from it. */
export const AgencyStatus = z.enum(['active', 'paused', 'ended'])
export type AgencyStatus = z.infer<typeof AgencyStatus>

export const Agency = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  slug: z.string(),
  type: AgencyType,
  fee_scale_id: z.nullable(z.string()),
  referral_scale_id: z.nullable(z.string()),
  mandated_search_provider: z.nullable(z.string()),
  bdm_id: z.nullable(z.uuid()),
  /** Shown to the client beside the fee; the firm's standard sentence when null. */
  disclosure_text: z.nullable(z.string()),
  agreement_signed_at: z.nullable(DateOnly),
  status: AgencyStatus,
  /** Null while it is in use; records of before keep the name of an archived one. */
  archived_at: z.nullable(Instant),
  /** The one that it was merged into. */
  merged_into: z.nullable(z.uuid()),
  /** Absent where it has never had one. */
  brand: z.optional(AgencyBrand),
  created_at: Instant,
  updated_at: Instant,
})
export type Agency = z.infer<typeof Agency>

export const Branch = z.object({
  id: z.uuid(),
  version: z.int(),
  agency_id: z.uuid(),
  name: z.string(),
  postcode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  archived_at: z.nullable(Instant),
  merged_into: z.nullable(z.uuid()),
})
export type Branch = z.infer<typeof Branch>

/** The person at a branch who introduces clients; has a portal user once invited. */
export const Negotiator = z.object({
  id: z.uuid(),
  version: z.int(),
  branch_id: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** '' for none. */
  notes: z.string(),
  portal_user_id: z.nullable(z.uuid()),
  /** Whether they see the numbers of their whole agency; absent for no. */
  is_manager: z.optional(z.boolean()),
  archived_at: z.nullable(Instant),
  merged_into: z.nullable(z.uuid()),
})
export type Negotiator = z.infer<typeof Negotiator>

/** What an agency, a branch and a negotiator have in common. */
export type IntroducerRecord = Pick<
  Branch,
  'id' | 'version' | 'name' | 'archived_at' | 'merged_into'
>

export const isLive = ({ archived_at }: Pick<IntroducerRecord, 'archived_at'>) =>
  archived_at === null

/** A record of before agencies could be archived, in the current shape. */
export const withoutArchiving = <Fields extends object>(fields: Fields) => ({
  ...fields,
  archived_at: null,
  merged_into: null,
})

/** A live agency as pickers offer it, with its live branches and their live negotiators. */
