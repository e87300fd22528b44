import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { AccountNumber, SortCode } from './digits.ts'
import { NameResult, PayeeKind } from './payee.ts'

const version = z.int().check(z.minimum(0))
const given = (most: number, message: string) => lineText(most).check(z.minLength(1, message))

const details = {
  holder: given(80, 'Enter the name on the account.'),
  sort_code: SortCode,
  account_number: AccountNumber,
  reason: given(200, 'Enter how the details reached us.'),
}

export const PayeeEntry = z.strictObject({
  kind: PayeeKind,
  name: given(120, 'Enter who is paid.'),
  ...details,
})
export type PayeeEntry = z.infer<typeof PayeeEntry>

export const AccountEntry = z.strictObject({ version, ...details })
export type AccountEntry = z.infer<typeof AccountEntry>

export const CallEntry = z.strictObject({
  version,
  /** In E.164. */
  phone: given(20, 'Choose the number that was called.'),
  source: z.nullable(lineText(200)),
  spoke_to: given(120, 'Enter who confirmed the details.'),
})
export type CallEntry = z.infer<typeof CallEntry>

export const NameCheckEntry = z.strictObject({
  version,
  result: NameResult,
  asked: given(80, 'Enter who was asked.'),
  returned: z.nullable(lineText(80)),
  reason: z.nullable(lineText(300)),
})
export type NameCheckEntry = z.infer<typeof NameCheckEntry>

export const NameQuestionEntry = z.strictObject({ version })
export const NameReasonEntry = z.strictObject({
  version,
  reason: given(300, 'Enter what shows that the account is theirs.'),
})
export type NameReasonEntry = z.infer<typeof NameReasonEntry>

export const AccountApproval = z.strictObject({ version })

export const AccountRejection = z.strictObject({
  version,
  reason: given(200, 'Enter a reason.'),
})
