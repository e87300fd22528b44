import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import type { DateOnly as Day } from '#domain/dates'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'
import { DeclineReason } from './decline.ts'

/** Who answers: the seller's side where we act for the seller. */
export const Direction = z.enum(['we_answer', 'we_raise'])
export type Direction = z.infer<typeof Direction>

export const EnquiryStatus = z.enum([
  'raised',
  'sent',
  'answered',
  'decline_proposed',
  'declined',
  'not_satisfied',
  'accepted',
  'withdrawn',
  'covered_by_indemnity',
])
export type EnquiryStatus = z.infer<typeof EnquiryStatus>

export const Answerer = z.enum(['us', 'client', 'third_party'])
export type Answerer = z.infer<typeof Answerer>

const orNull = z.nullable(z.string())
const Said = z.object({ text: z.string(), by: Named, at: Instant })

export const Indemnity = z.object({
  insurer: z.string(),
  policy_number: z.string(),
  /** Limit and premium as the policy states them. */
  limit: Pence,
  premium: z.nullable(Pence),
  payer: z.enum(['seller', 'buyer', 'shared']),
  /** What the policy asks of its owner. */
  conditions: z.nullable(z.string()),
  /** What the insurer was told. */
  disclosure: z.nullable(z.string()),
  /** Null where it has no end. */
  expires_on: z.nullable(DateOnly),
})
export type Indemnity = z.infer<typeof Indemnity>

/** How the buyer's lawyer settled an enquiry: by mail, with their words, or in a call. */
export const Settlement = z.object({
  how: z.enum(['mail', 'call', 'link']),
  name: z.string(),
  quotation: z.nullable(z.string()),
  by: Named,
  at: Instant,
})

export const CaseEnquiry = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** Its number in the case, from 1. */
  number: z.int(),
  /** Its label in the list that it came in: '2(a)' */
  label: z.nullable(z.string()),
  section: z.nullable(z.string()),
  /** The lead-in of a lettered part. */
  parent: z.nullable(z.string()),
  text: z.string(),
  /** 'TIT' */
  classification: z.string(),
  direction: Direction,
  /** The enquiry of the library that it was raised from. */
  library_id: z.nullable(z.string()),
  /** Why we ask; required of what comes from the library. */
  reason: z.nullable(z.string()),
  status: EnquiryStatus,
  answerer: Answerer,
  round: z.int(),
  raised_on: DateOnly,
  due_on: z.nullable(DateOnly),
  /** The day since which its holder has had it. */
  held_since: DateOnly,
  reply: z.nullable(Said),
  /** Why the reply before did not satisfy. */
  comment: z.nullable(z.string()),
  earlier: z.array(
    z.object({ round: z.int(), reply: z.string(), comment: z.nullable(z.string()) }),
  ),
  decline: z.nullable(
    z.object({
      reason: DeclineReason,
      explanation: z.string(),
      /** What we offer instead, and the document or enquiry that it rests on. */
      offer: orNull,
      document_id: orNull,
      repeats: z.nullable(z.int()),
      by: Named,
      at: Instant,
      /** The lawyer who approved it; null while it waits. */
      approval: z.nullable(z.object({ by: Named, at: Instant })),
    }),
  ),
  /** When the reply as it stands, or the decline, went to the other side, in a document where it was made here; null until then. */
  reply_sent: z.nullable(z.object({ document: z.nullable(z.string()), by: Named, at: Instant })),
  settlement: z.nullable(Settlement),
  indemnity: z.nullable(Indemnity),
  /** The colleague who deals with it; null for the fee earner of the case. */
  assignee: z.nullable(Named),
  /** How often its holder was chased since they have it, and when last; null for never. */
  chased: z.nullable(z.object({ count: z.int(), last_on: DateOnly })),
  by: Named,
  created_at: Instant,
})
export type CaseEnquiry = z.infer<typeof CaseEnquiry>

export type EnquiryHolder = Answerer | 'other_side'

const settled: readonly EnquiryStatus[] = ['accepted', 'withdrawn', 'covered_by_indemnity']

/** Whether nothing is left to do; a reply alone never settles an enquiry. */
export const isSettled = ({ status }: Pick<CaseEnquiry, 'status'>): boolean =>
  settled.includes(status)

/** Who has to act; null once it is settled. */
export const holderOf = ({
  status,
  direction,
  answerer,
}: Pick<CaseEnquiry, 'status' | 'direction' | 'answerer'>): EnquiryHolder | null => {
  if (settled.includes(status)) return null
  if (status === 'decline_proposed') return 'us'
  const isReplied = status === 'answered' || status === 'declined'
  if (direction === 'we_raise') return isReplied || status === 'raised' ? 'us' : 'other_side'
  return isReplied ? 'other_side' : answerer
}

export const isEnquiryOverdue = (enquiry: CaseEnquiry, today: Day): boolean =>
  !isSettled(enquiry) && enquiry.due_on !== null && enquiry.due_on < today
