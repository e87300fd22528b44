import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { AccountNumber, SortCode } from '#domain/payee/digits'

const version = z.int().check(z.minimum(0))
const given = (most: number, message: string) => lineText(most).check(z.minLength(1, message))

const digits = { sort_code: SortCode, account_number: AccountNumber }

export const NewDetailsEntry = z.strictObject({
  version,
  holder: given(80, 'Enter the name on the account.'),
  bank: given(80, 'Enter the name of the bank.'),
  ...digits,
  reason: given(200, 'Enter where the details are from.'),
})
export type NewDetailsEntry = z.infer<typeof NewDetailsEntry>

/** What the second person reads off the bank’s own paper. */
export const Confirmation = z.strictObject({ version, ...digits })
export type Confirmation = z.infer<typeof Confirmation>

export const DetailsRejection = z.strictObject({
  version,
  reason: given(200, 'Enter a reason.'),
})
