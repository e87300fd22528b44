import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** Why somebody's identity is checked on a case. */
export const IdentityRole = z.enum(['client', 'giver', 'attorney', 'director', 'owner'])
export type IdentityRole = z.infer<typeof IdentityRole>

export const IdentityStatus = z.enum([
  'not_started',
  'waiting_for_client',
  'with_us',
  'second_person',
  'passed',
  'failed',
])
export type IdentityStatus = z.infer<typeof IdentityStatus>

/** A document with a photograph. */
export const PhotoPaper = z.enum(['passport', 'driving_licence', 'national_id'])
export type PhotoPaper = z.infer<typeof PhotoPaper>

export const IdentityPaper = z.enum([
  ...PhotoPaper.options,
  'bank_statement',
  'utility_bill',
  'council_tax',
  'other',
])
export type IdentityPaper = z.infer<typeof IdentityPaper>

export const PictureSlot = z.enum(['front', 'back', 'selfie', 'address'])
export type PictureSlot = z.infer<typeof PictureSlot>

/** A picture that somebody sent; its bytes were scanned and never change. */
export const IdentityPicture = z.object({
  file_id: z.string(),
  slot: PictureSlot,
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** In hexadecimal. */
  sha256: z.string(),
  /** What the paper in a selfie has to read; null for any other picture. */
  code: z.nullable(z.string()),
  by: Named,
  at: Instant,
})
export type IdentityPicture = z.infer<typeof IdentityPicture>

/** Whose identity it is, as the contact said when it was looked at. */
export const IdentityPerson = z.object({
  name: z.string(),
  date_of_birth: z.nullable(DateOnly),
  address: z.nullable(z.string()),
})
export type IdentityPerson = z.infer<typeof IdentityPerson>

export const IdentityWay = z.enum([
  'pictures',
  'electronic',
  'in_person',
  'video',
  'certified_copy',
])
export type IdentityWay = z.infer<typeof IdentityWay>

/** What a reviewer looks at, one by one. */
export const IdentityPoint = z.enum(['genuine', 'face', 'name', 'born', 'address', 'code'])
export type IdentityPoint = z.infer<typeof IdentityPoint>

/** A document that was relied on; of its number only the last characters are kept. */
export const ReliedOn = z.object({
  paper: IdentityPaper,
  ending: z.string(),
  /** Null for one that does not expire. */
  expires_on: z.nullable(DateOnly),
})
export type ReliedOn = z.infer<typeof ReliedOn>

export const IdentityReview = z.object({
  by: Named,
  at: Instant,
  /** The day on which the documents were seen. */
  on: DateOnly,
  way: IdentityWay,
  points: z.array(IdentityPoint),
  relied_on: z.array(ReliedOn),
  /** The SHA-256 of each picture that was looked at. */
  pictures: z.array(z.string()),
  person: IdentityPerson,
  note: z.string(),
})
export type IdentityReview = z.infer<typeof IdentityReview>

/** A result of an identity service: evidence, and no decision. */
export const ElectronicResult = z.object({
  event: z.string(),
  provider: z.string(),
  reference: z.string(),
  outcome: z.enum(['clear', 'refer']),
  summary: z.string(),
  at: Instant,
})

const Stamp = { by: Named, at: Instant }

/** How an earlier round of a check ended. */
export const IdentityRound = z.object({
  ended: z.enum(['asked_again', 'sent_back', 'failed', 'reopened', 'renewed']),
  reason: z.string(),
  review: z.nullable(IdentityReview),
  ...Stamp,
})
export type IdentityRound = z.infer<typeof IdentityRound>

/** The check of one person's identity for one case: it passes by two people and what they saw. */
export const IdentityCheck = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  contact_id: z.string(),
  name: z.string(),
  role: IdentityRole,
  status: IdentityStatus,
  /** What the client chose to photograph; null before. */
  paper: z.nullable(PhotoPaper),
  pictures: z.array(IdentityPicture),
  /** When pictures were asked for, by whom, and why again; null before. */
  asked: z.nullable(z.object({ ...Stamp, reason: z.nullable(z.string()) })),
  /** When the client sent the pictures; null before, and once they are asked for again. */
  sent_at: z.nullable(Instant),
  /** What the firm’s identity service said, oldest first. */
  electronic: z.array(ElectronicResult),
  review: z.nullable(IdentityReview),
  passed: z.nullable(z.object(Stamp)),
  /** Earlier rounds, oldest first. */
  rounds: z.array(IdentityRound),
  /** Why nobody needs it any more; null while it is needed. */
  removed: z.nullable(z.object({ ...Stamp, reason: z.string() })),
  added: z.object(Stamp),
})
export type IdentityCheck = z.infer<typeof IdentityCheck>
