import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { FundsReceipt } from './receipt.ts'

/** The receipts of client money of a case, held against where its clients said that their money comes from. */
export const CaseReceipts = z.object({
  received: z.int(),
  explained: z.int(),
  unexplained: z.int(),
  receipts: z.array(
    z.object({
      posting: z.int(),
      on: DateOnly,
      narrative: z.string(),
      other_party: z.nullable(z.string()),
      amount: z.int(),
      is_lender: z.boolean(),
      explained: z.int(),
      unexplained: z.int(),
      /** Null until somebody records it; without permission, without the account and the parts. */
      receipt: z.nullable(FundsReceipt),
    }),
  ),
  /** Gifts that wait in suspense, with whether their giver has been checked. */
  held: z.array(z.object({ receipt: FundsReceipt, is_checked: z.boolean() })),
  /** Gifts that were returned. */
  returned: z.array(FundsReceipt),
})
export type CaseReceipts = z.infer<typeof CaseReceipts>
