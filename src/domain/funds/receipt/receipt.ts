import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

const Stamp = { by: Named, at: Instant }

/** How much of a receipt comes from a part of what a client said. */
export const FundsSource = z.object({ statement: z.string(), part: z.string(), amount: Pence })
export type FundsSource = z.infer<typeof FundsSource>

/** What is known of a receipt of client money: who paid it from which account, and which parts of the narrative it is. */
export const FundsReceipt = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** The posting that brought it to the case; null while it is in suspense. */
  posting: z.nullable(z.int()),
  /** The posting that booked it to suspense; null for money that came to the case at once. */
  suspense: z.nullable(z.int()),
  amount: Pence,
  payer: z.string(),
  /** Of the account that paid: its bank, and the last four digits of its number; empty until somebody has seen it. */
  bank: z.string(),
  ending: z.string(),
  sources: z.array(FundsSource),
  recorded: z.object(Stamp),
  /** The payment that returned it to whoever paid; null where none did. */
  returned: z.nullable(z.object({ ...Stamp, payment: z.string() })),
})
export type FundsReceipt = z.infer<typeof FundsReceipt>
