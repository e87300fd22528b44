import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

/** Where money comes from. */
export const FundsKind = z.enum([
  'savings',
  'sale',
  'mortgage',
  'gift',
  'inheritance',
  'investments',
  'pension',
  'business',
  'crypto',
  'overseas',
  'other',
])
export type FundsKind = z.infer<typeof FundsKind>

/** What a file shows: evidence of the money, or what the giver signed. */
export const FundsFileKind = z.enum(['evidence', 'declaration'])
export type FundsFileKind = z.infer<typeof FundsFileKind>

export const FundsFile = z.object({
  file_id: z.string(),
  what: FundsFileKind,
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** In hexadecimal. */
  sha256: z.string(),
  by: Named,
  at: Instant,
})
export type FundsFile = z.infer<typeof FundsFile>

/** Who gives money, and that it is neither a loan nor a share in the property. */
export const FundsGiver = z.object({
  name: z.string(),
  relation: z.string(),
  is_loan: z.boolean(),
  gets_share: z.boolean(),
})
export type FundsGiver = z.infer<typeof FundsGiver>

export const FundsPart = z.object({
  id: z.string(),
  kind: FundsKind,
  /** Null until the client has said. */
  amount: z.nullable(Pence),
  /** How it was built up, in their own words. */
  story: z.string(),
  giver: z.nullable(FundsGiver),
  /** The contact whose identity is checked as the giver's; chosen by staff. */
  giver_id: z.nullable(z.string()),
  files: z.array(FundsFile),
})
export type FundsPart = z.infer<typeof FundsPart>

export const FundsStatus = z.enum([
  'not_started',
  'waiting_for_client',
  'with_us',
  'second_person',
  'accepted',
])
export type FundsStatus = z.infer<typeof FundsStatus>

const Stamp = { by: Named, at: Instant }

/** Whether a reviewer saw files that were sent, or the papers themselves. */
export const FundsWay = z.enum(['files', 'in_person', 'video', 'certified_copy'])
export type FundsWay = z.infer<typeof FundsWay>

/** What a reviewer saw of one part. */
export const FundsSeen = z.object({ part: z.string(), seen: z.string() })

export const FundsReview = z.object({
  ...Stamp,
  /** The parts as they were reviewed, in one text: what is accepted is what was reviewed. */
  parts: z.string(),
  way: FundsWay,
  seen: z.array(FundsSeen),
  note: z.string(),
})
export type FundsReview = z.infer<typeof FundsReview>

export const FundsRound = z.object({
  ended: z.enum(['asked_again', 'sent_back', 'reopened']),
  reason: z.string(),
  review: z.nullable(FundsReview),
  ...Stamp,
})

/** Where the money of one client comes from: accepted by two people on what they saw. */
export const FundsStatement = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  contact_id: z.string(),
  name: z.string(),
  status: FundsStatus,
  parts: z.array(FundsPart),
  asked: z.nullable(z.object({ ...Stamp, reason: z.nullable(z.string()) })),
  sent_at: z.nullable(Instant),
  review: z.nullable(FundsReview),
  accepted: z.nullable(z.object(Stamp)),
  rounds: z.array(FundsRound),
})
export type FundsStatement = z.infer<typeof FundsStatement>
