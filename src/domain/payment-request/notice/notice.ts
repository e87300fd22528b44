import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

export const NoticeGift = z.enum(['no', 'gift', 'loan'])
export type NoticeGift = z.infer<typeof NoticeGift>

/** A payment that a client tells us of before it comes: theirs, or somebody else's for them. */
export const PaymentNotice = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** The request that it pays; null for money that nobody asked for. */
  request: z.nullable(z.string()),
  narrative: z.string(),
  amount: Pence,
  expected_on: DateOnly,
  /** Null where the client pays. */
  payer: z.nullable(z.object({ name: z.string(), relationship: z.string(), gift: NoticeGift })),
  told: z.object({ by: Named, contact_id: z.string(), at: Instant }),
  /** What staff decided about the payer, and the documents that it rests on. */
  checked: z.nullable(
    z.object({
      by: Named,
      at: Instant,
      decision: z.enum(['accepted', 'refused']),
      note: z.string(),
      documents: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
})
export type PaymentNotice = z.infer<typeof PaymentNotice>

/** What we ask for before somebody else's money is used; gifts and loans ask for more. */
export const evidenceFor = (gift: NoticeGift): readonly string[] =>
  gift === 'no'
    ? ['Proof of who they are', 'Three months of statements of the account that pays']
    : [
        gift === 'gift'
          ? 'A signed letter from them, saying that it is a gift and that they take no share in the property'
          : 'The loan agreement, or a signed letter with its terms',
        'Proof of who they are, and of their address',
        'Six months of statements that show where the money comes from',
      ]
