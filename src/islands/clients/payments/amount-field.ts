import * as z from 'zod/mini'
import { CheckoutEntry } from '#domain/payment-request/bodies'
import type { ClientRequest } from '#domain/payment-request/view'
import { money } from '#lib/format'

/** How much of a request to pay now. */
export const amountFields = ({ to_start }: ClientRequest) => [
  {
    name: 'amount',
    label: 'Amount to pay now',
    hint: `Up to ${money(to_start)}. You can pay the rest later.`,
    kind: 'money' as const,
  },
]

export const amountBody = ({ to_start }: ClientRequest) =>
  z.extend(CheckoutEntry, {
    amount: CheckoutEntry.shape.amount.check(
      z.maximum(to_start, `That is more than the ${money(to_start)} left to pay.`),
    ),
  })
