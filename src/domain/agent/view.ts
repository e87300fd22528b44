import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { FeeScaleStatus } from '#domain/quote/scale/stored'
import { UserStatus } from '#domain/user/account'
import { Agency, AgencyStatus, AgencyType, Branch, Negotiator } from './agency.ts'

export const AgencyRow = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  type: AgencyType,
  status: AgencyStatus,
  bdm: z.nullable(z.string()),
  archived_at: z.nullable(Instant),
  /** Those in use. */
  branches: z.int(),
  negotiators: z.int(),
  /** Given in the last twelve months. */
  quotes: z.int(),
  cases: z.int(),
})
export type AgencyRow = z.infer<typeof AgencyRow>

export const AgencyUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: UserStatus,
})
export type AgencyUser = z.infer<typeof AgencyUser>

export const AgencyScale = z.object({
  id: z.string(),
  name: z.string(),
  status: FeeScaleStatus,
  valid_from: DateOnly,
  valid_to: z.nullable(DateOnly),
})
export type AgencyScale = z.infer<typeof AgencyScale>

export const AgencyView = z.object({
  agency: Agency,
  bdm: z.nullable(Named),
  /** In the order of their names; merged ones are left out. */
  branches: z.array(Branch),
  negotiators: z.array(Negotiator),
  users: z.array(AgencyUser),
  scales: z.array(AgencyScale),
  work: z.object({
    open_quotes: z.int(),
    open_cases: z.int(),
    open_leads: z.int(),
    users: z.int(),
  }),
  quotes: z.int(),
  cases: z.int(),
  /** A live agency that has its name, for which it cannot be restored. */
  has_namesake: z.boolean(),
  /** Newest first. */
  history: z.array(z.object({ at: Instant, who: z.string(), text: z.string() })),
})
export type AgencyView = z.infer<typeof AgencyView>

/** What a merge would move. */
export const MergePreview = z.object({
  /** The version of the other record, as counted. */
  other_version: z.int(),
  other: z.string(),
  branches: z.int(),
  /** Branches whose namesake is there already, and which become one with it. */
  joined_branches: z.array(z.string()),
  negotiators: z.int(),
  joined_negotiators: z.array(z.string()),
  quotes: z.int(),
  cases: z.int(),
  leads: z.int(),
  calls: z.int(),
  visits: z.int(),
  users: z.int(),
  scales: z.int(),
  /** Why they cannot be merged; null when they can. */
  against: z.nullable(z.string()),
})
export type MergePreview = z.infer<typeof MergePreview>
