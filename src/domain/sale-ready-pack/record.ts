import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { Named } from '#domain/party'
import { PackOrder } from './order/order.ts'

export const PackTenure = z.enum(['freehold', 'leasehold'])

/** The property of a pack. */
export const PackFacts = z.object({
  address: lineText(240),
  postcode: lineText(12),
  tenure: z.nullable(PackTenure),
  title_number: lineText(20),
})
export type PackFacts = z.infer<typeof PackFacts>

export const PackSeller = z.object({
  contact_id: z.nullable(z.string()),
  name: z.string(),
  email: z.nullable(z.string()),
  /** The contact whose account has the address of this seller, where that is somebody else. */
  account_contact_id: z.nullable(z.string()),
})
export type PackSeller = z.infer<typeof PackSeller>

/** Who said it: the client, us, a document that we have seen, or data that came in. */
export const PackSource = z.enum(['client', 'us', 'document', 'data'])
export type PackSource = z.infer<typeof PackSource>

export const PackFile = z.object({
  file_id: z.string(),
  name: z.string(),
  mime: z.string(),
  /** In hexadecimal. */
  sha256: z.string(),
  bytes: z.int(),
  /** Where it lies in the file store. */
  key: z.string(),
  pages: z.nullable(z.int()),
})
export type PackFile = z.infer<typeof PackFile>

export const PackAnswer = z.object({
  /** 'Yes', 'No', 'Not sure', an option or a text; empty for a document alone. */
  value: z.string(),
  details: z.string(),
  source: PackSource,
  by: Named,
  at: Instant,
  /** The last day on which it is fresh; null for as long as it is not changed. */
  fresh_until: z.nullable(DateOnly),
  /** Why the pack does not need it; null where it does. */
  not_applicable: z.nullable(z.string()),
  file: z.nullable(PackFile),
})
export type PackAnswer = z.infer<typeof PackAnswer>

/** A seller who agreed that the pack is right and may be shared. */
export const PackConsent = z.object({
  name: z.string(),
  at: Instant,
  how: z.enum(['portal', 'paper']),
  by: Named,
  /** When an answer that they agreed to changed after the pack had been released; null while it says the same. */
  outdated_at: z.nullable(Instant),
})
export type PackConsent = z.infer<typeof PackConsent>

export const PackParty = z.enum(['conveyancer', 'agent', 'other'])
export type PackParty = z.infer<typeof PackParty>

/** What somebody did with a link. */
export const PackRead = z.object({ at: Instant, what: z.enum(['page', 'pdf', 'data', 'file']) })
export type PackRead = z.infer<typeof PackRead>

export const PackRelease = z.object({
  id: z.string(),
  party: PackParty,
  name: z.string(),
  email: z.string(),
  at: Instant,
  by: Named,
  link_id: z.string(),
  withdrawn_at: z.nullable(Instant),
  reads: z.array(PackRead),
})
export type PackRelease = z.infer<typeof PackRelease>

/** A change after the first release. */
export const PackAddendum = z.object({
  number: z.int(),
  at: Instant,
  by: Named,
  changes: z.array(z.object({ item: z.string(), before: z.string(), after: z.string() })),
})
export type PackAddendum = z.infer<typeof PackAddendum>

/** collecting and ready follow from the answers; withdrawn is said by somebody. */
export const PackStatus = z.enum(['collecting', 'ready', 'released', 'withdrawn'])
export type PackStatus = z.infer<typeof PackStatus>

export const PackRecord = z.object({
  id: z.string(),
  version: z.int(),
  status: PackStatus,
  facts: PackFacts,
  sellers: z.array(PackSeller),
  quote_case_id: z.nullable(z.string()),
  conveyance_id: z.nullable(z.string()),
  agency: z.string(),
  owner: Named,
  /** The ids of those who follow it. */
  people: z.array(z.string()),
  answers: z.record(z.string(), PackAnswer),
  consents: z.array(PackConsent),
  releases: z.array(PackRelease),
  addenda: z.array(PackAddendum),
  orders: z.array(PackOrder),
  /** The transaction that it was made from, as its text; null for none. */
  transaction: z.nullable(z.string()),
  requested_at: Instant,
  invited_at: z.nullable(Instant),
  withdrawn_reason: z.nullable(z.string()),
  updated_at: Instant,
})
export type PackRecord = z.infer<typeof PackRecord>
