import { fullDate } from '#domain/dates'
import { formatPence } from '#domain/money'
import type { DocumentText } from '#domain/signature/text'
import { methodNames } from './labels.ts'
import type { PaymentRequest, Receipt } from './request.ts'
import { leftOf } from './state.ts'

/** 'Receipt 26-S-01187 R1.pdf' */
export const receiptName = (ref: string, { number }: Pick<Receipt, 'number'>) =>
  `Receipt ${ref} ${number}.pdf`

/** A receipt as a document; one of the test provider says that no money moved. */
export const receiptText = (
  request: PaymentRequest,
  { number, amount, on, method, payer, is_test }: Receipt,
  lines: readonly string[],
): DocumentText => ({
  title: is_test ? `Test receipt ${number}: no money moved` : `Receipt ${number}`,
  lines: [...lines],
  parts: [
    {
      heading: request.narrative,
      paragraphs: [
        `Received on ${fullDate(on)}${payer === null ? '' : ` from ${payer}`}.`,
        request.bill === null
          ? 'Held for you in our client account.'
          : `Received for our bill ${request.bill}.`,
      ],
      points: [],
      rows: [
        { label: `Received by ${methodNames[method].toLowerCase()}`, figure: formatPence(amount) },
        { label: 'Asked for', figure: formatPence(request.amount) },
        { label: 'Left to pay', figure: formatPence(leftOf(request)) },
      ],
    },
  ],
})
