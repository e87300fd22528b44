import * as z from 'zod/mini'

/** '12-34-56', with or without dashes and spaces. */
export const SortCode = z
  .string()
  .check(z.trim(), z.regex(/^\d{2}[- ]?\d{2}[- ]?\d{2}$/, 'Enter a sort code such as 12-34-56.'))
export const AccountNumber = z
  .string()
  .check(z.trim(), z.regex(/^\d{8}$/, 'Enter an account number of 8 digits.'))

type Digits = { readonly sort_code: string; readonly account_number: string }

const plain = ({ sort_code, account_number }: Digits) =>
  `${sort_code.replaceAll(/\D/g, '')}${account_number.trim()}`

/** Whether two people typed the same account. */
export const isSameAccount = (one: Digits, other: Digits) => plain(one) === plain(other)
