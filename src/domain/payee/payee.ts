import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

export const PayeeKind = z.enum(['client', 'other_side', 'lender', 'agent', 'public_body', 'other'])
export type PayeeKind = z.infer<typeof PayeeKind>

/** A telephone number that we held before the details were asked for. */
export const HeldNumber = z.object({ who: z.string(), phone: z.string() })
export type HeldNumber = z.infer<typeof HeldNumber>

const account = {
  id: z.string(),
  /** The name on the account. */
  holder: z.string(),
  /** The last two digits of the account number; the rest is shown to nobody by default. */
  ending: z.string(),
  /** Sort code and account number, sealed for this firm and use. */
  sealed: z.string(),
}

const PayeeAccount = z.object({ ...account, asked_by: Named, approved_by: Named, since: Instant })

export const CallBack = z.object({
  who: z.string(),
  phone: z.string(),
  /** Where a number was found for somebody whose number we did not hold; null otherwise. */
  source: z.nullable(z.string()),
  spoke_to: z.string(),
  by: Named,
  at: Instant,
})
export type CallBack = z.infer<typeof CallBack>

/** What a bank says of the name on an account (confirmation of payee); one that does not answer says nothing. */
export const NameResult = z.enum(['match', 'close', 'no_match', 'unavailable'])
export type NameResult = z.infer<typeof NameResult>

export const NameCheck = z.object({
  result: NameResult,
  /** The name that the bank returned for a close match; null for any other. */
  returned: z.nullable(z.string()),
  /** Why the account is theirs all the same; null for a match, and until somebody says it of a provider’s answer. */
  reason: z.nullable(z.string()),
  /** Who was asked, such as the firm’s own bank. */
  asked: z.string(),
  /** The provider’s reference of its answer; absent where a person recorded what their bank says. */
  reference: z.optional(z.string()),
  by: Named,
  at: Instant,
})
export type NameCheck = z.infer<typeof NameCheck>

/** Whether another client of the case agreed to where one of them is paid. */
export const PayeeAgreement = z.object({
  contact_id: z.string(),
  name: z.string(),
  /** Null until they have. */
  at: z.nullable(Instant),
})
export type PayeeAgreement = z.infer<typeof PayeeAgreement>

const AccountChange = z.object({
  ...account,
  reason: z.string(),
  numbers: z.array(HeldNumber),
  asked: z.object({ by: Named, at: Instant }),
  call: z.nullable(CallBack),
  /** Absent until the name was checked. */
  name_check: z.optional(NameCheck),
  /** The other clients of the case, where a client entered the details in the portal; absent otherwise. */
  agreements: z.optional(z.array(PayeeAgreement)),
})
export type AccountChange = z.infer<typeof AccountChange>

/** Somebody whom a case pays, and the account that two people verified. */
export const Payee = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** The client who enters it in the portal; absent for any other. */
  contact_id: z.optional(z.string()),
  kind: PayeeKind,
  name: z.string(),
  /** Null until the first details are verified. */
  account: z.nullable(PayeeAccount),
  /** New details that are not verified yet: nothing is paid meanwhile. */
  change: z.nullable(AccountChange),
  by: Named,
  created_at: Instant,
})
export type Payee = z.infer<typeof Payee>

const unsealed = { sealed: true } as const

/** A payee without digits. */
export const PayeeView = z.extend(Payee, {
  account: z.nullable(z.omit(PayeeAccount, unsealed)),
  change: z.nullable(
    z.extend(z.omit(AccountChange, unsealed), {
      /** When a telephone or address of theirs that we held was last replaced within a week; null otherwise. */
      contact_changed_at: z.nullable(Instant),
    }),
  ),
})
export type PayeeView = z.infer<typeof PayeeView>
export type PayeeChangeView = NonNullable<PayeeView['change']>

const withoutDigits = <T extends { readonly sealed: string }>({ sealed: _, ...rest }: T) => rest

export const payeeView = (
  { account: current, change, ...payee }: Payee,
  contact_changed_at: PayeeChangeView['contact_changed_at'] = null,
): PayeeView => ({
  ...payee,
  account: current && withoutDigits(current),
  change: change && { ...withoutDigits(change), contact_changed_at },
})
