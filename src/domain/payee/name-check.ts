import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { assertValid } from '#domain/refusal'
import type { AccountChange, NameCheck, NameResult, Payee } from './payee.ts'

/** Who is asked whether an account is in a name: nobody, or the embedded test provider, which asks no bank. */
export const NameCheckProviderKind = z.enum(['none', 'test'])
export type NameCheckProviderKind = z.infer<typeof NameCheckProviderKind>

/** What a provider of confirmation of payee answers. */
export type NameAnswer = {
  readonly result: NameResult
  /** The name on the account, for a close match alone. */
  readonly returned: string | null
  /** The provider’s own reference of the answer. */
  readonly reference: string
}

export const nameCheckProviderApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/name-check-provider',
    who: ['staff'],
    can: ['conveyance.view'],
    reply: z.object({ kind: NameCheckProviderKind }),
  },
})

type Stamp = Pick<NameCheck, 'by' | 'at'>

/** The payee with what a provider answered; a close match counts once somebody says why. */
export const nameAnswered = (
  payee: Payee,
  change: AccountChange,
  { result, returned, reference }: NameAnswer,
  { asked, ...stamp }: Stamp & { readonly asked: string },
): Payee => ({
  ...payee,
  version: payee.version + 1,
  change: {
    ...change,
    name_check: {
      ...{ result, asked, reference, ...stamp },
      returned: result === 'close' ? returned : null,
      reason: null,
    },
  },
})

/** The payee with the reason why an account is theirs although the name came back close or not at all. */
export const nameExplained = (payee: Payee, change: AccountChange, reason: string): Payee => {
  assertValid(reason === '' ? { reason: ['Enter what shows that the account is theirs.'] } : {})
  const { name_check } = change
  return name_check === undefined
    ? payee
    : {
        ...payee,
        version: payee.version + 1,
        change: { ...change, name_check: { ...name_check, reason } },
      }
}

/** Whether a name came back close or not at all, and nobody has said yet why the account is theirs. */
export const lacksReason = (check: NameCheck | undefined) =>
  (check?.result === 'close' || check?.result === 'unavailable') && check.reason === null

/** Whether a provider has answered for these details; then no person records another answer. */
export const isAnswered = (check: NameCheck | undefined) =>
  check?.reference !== undefined && check.result !== 'unavailable'
