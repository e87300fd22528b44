import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { DaysSaved } from './days-saved.ts'
import { PackAddendum, PackRecord, PackStatus, PackTenure } from './record.ts'

export const PackRow = z.object({
  id: z.string(),
  version: z.int(),
  status: PackStatus,
  title: z.string(),
  postcode: z.string(),
  sellers: z.string(),
  agency: z.string(),
  score: z.int(),
  /** The first item that is missing; null for none. */
  first_missing: z.nullable(z.string()),
  stale: z.int(),
  issues: z.int(),
  owner: z.string(),
  requested_at: Instant,
  released_at: z.nullable(Instant),
  /** How many orders somebody has still to place. */
  to_order: z.int(),
  /** Null where nobody knows. */
  saved: z.nullable(DaysSaved),
})
export type PackRow = z.infer<typeof PackRow>

/** Something that may be bought for an item, at its price today. */
export const ForSale = z.object({
  /** The key of the item. */
  item: z.string(),
  name: z.string(),
  /** Who sells it; empty where that differs. */
  provider: z.string(),
  cost: z.nullable(Pence),
  /** Where the price is from; null where its seller sets it. */
  source: z.nullable(z.string()),
  hint: z.nullable(z.string()),
})
export type ForSale = z.infer<typeof ForSale>

/** The pack without where its files are stored. */
export const PackView = z.object({
  pack: z.omit(PackRecord, { transaction: true }),
  /** The quote or case that it belongs to. */
  of: z.nullable(z.object({ label: z.string(), href: z.string() })),
  /** The reference of the case that its orders are charged to; null without one. */
  charged_to: z.nullable(z.string()),
  /** What may be ordered for its items. */
  for_sale: z.array(ForSale),
  /** Whether it began with a transaction of the framework. */
  is_imported: z.boolean(),
})
export type PackView = z.infer<typeof PackView>

/** A line of a pack as somebody outside sees it. */
export const SharedItem = z.object({
  key: z.string(),
  section: z.string(),
  label: z.string(),
  says: z.string(),
  from: z.string(),
  at: Instant,
  fresh_until: z.nullable(DateOnly),
  is_stale: z.boolean(),
  /** The file of a document; null for none. */
  file: z.nullable(z.object({ name: z.string(), mime: z.string() })),
})
export type SharedItem = z.infer<typeof SharedItem>

/** Who agreed, and whether to what the pack says now. */
const Consent = z.object({ name: z.string(), at: Instant, is_current: z.boolean() })

/** A released pack, without what staff think of it. */
export const SharedPack = z.object({
  firm: z.string(),
  phone: z.string(),
  address: z.string(),
  postcode: z.string(),
  tenure: z.nullable(PackTenure),
  sellers: z.array(z.string()),
  consents: z.array(Consent),
  for_name: z.string(),
  released_at: Instant,
  /** The last day on which the link works. */
  last_day: DateOnly,
  items: z.array(SharedItem),
  addenda: z.array(z.omit(PackAddendum, { by: true })),
})
export type SharedPack = z.infer<typeof SharedPack>

/** A question of a seller, with the answer that is there. */
export const ClientQuestion = z.object({
  key: z.string(),
  section: z.string(),
  question: z.string(),
  help: z.string(),
  kind: z.enum(['yes_no', 'choice', 'text', 'document']),
  options: z.array(z.string()),
  /** The answer that asks for more; null for none. */
  tell_more: z.nullable(z.string()),
  value: z.string(),
  details: z.string(),
  answered_by: z.nullable(z.string()),
  answered_at: z.nullable(Instant),
  file_name: z.nullable(z.string()),
})
export type ClientQuestion = z.infer<typeof ClientQuestion>

export const ClientPack = z.object({
  id: z.string(),
  address: z.string(),
  questions: z.array(ClientQuestion),
  sellers: z.array(z.string()),
  /** The names of the sellers who sign in with this account: several where they share an address. */
  own_names: z.array(z.string()),
  consents: z.array(Consent),
  is_closed: z.boolean(),
})
export type ClientPack = z.infer<typeof ClientPack>
