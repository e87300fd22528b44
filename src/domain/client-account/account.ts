import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

const account = {
  id: z.string(),
  /** The name on the account, which a payer’s bank compares. */
  holder: z.string(),
  bank: z.string(),
  /** The last two digits of the account number. */
  ending: z.string(),
  /** Sort code and account number, sealed for this firm and use. */
  sealed: z.string(),
}

const CurrentAccount = z.object({
  ...account,
  asked_by: Named,
  confirmed_by: Named,
  since: Instant,
})

const AccountChange = z.object({
  ...account,
  reason: z.string(),
  asked: z.object({ by: Named, at: Instant }),
})
export type AccountChange = z.infer<typeof AccountChange>

/** The firm’s own client account, which two people entered: clients pay into it. */
export const ClientAccount = z.object({
  version: z.int(),
  /** Null until the first details are confirmed. */
  current: z.nullable(CurrentAccount),
  /** Details that a second person has not confirmed. */
  change: z.nullable(AccountChange),
})
export type ClientAccount = z.infer<typeof ClientAccount>

const unsealed = { sealed: true } as const

/** The account without digits. */
export const ClientAccountView = z.extend(ClientAccount, {
  current: z.nullable(z.omit(CurrentAccount, unsealed)),
  change: z.nullable(z.omit(AccountChange, unsealed)),
})
export type ClientAccountView = z.infer<typeof ClientAccountView>

export const noAccount: ClientAccount = { version: 0, current: null, change: null }

const withoutDigits = <T extends { readonly sealed: string }>({ sealed: _, ...rest }: T) => rest

export const clientAccountView = ({
  version,
  current,
  change,
}: ClientAccount): ClientAccountView => ({
  version,
  current: current && withoutDigits(current),
  change: change && withoutDigits(change),
})
