import { type DerivedKeys, localKeys } from '#worker/directory/derived-key'
import { openSecret, sealSecret } from '#worker/directory/sealed-secret'

export const PAYEE_PURPOSE = 'bank details of payees'

export type Digits = { readonly sort_code: string; readonly account_number: string }

const SORT_CODE_DIGITS = 6

const placeOf = (tenant: string, account: string) => `${tenant} payee ${account}`

/** Seals the bank details of a firm's payees, each for its own account. */
export const payeeSecretsOf = (tenant: string, keys: DerivedKeys = localKeys(PAYEE_PURPOSE)) => ({
  seal: (account: string, { sort_code, account_number }: Digits) =>
    sealSecret(
      keys,
      placeOf(tenant, account),
      `${sort_code.replaceAll(/\D/g, '')}${account_number}`,
    ),
  /** '12-34-56' and '12345678'. */
  open: (account: string, sealed: string): Digits => {
    const text = openSecret(keys, placeOf(tenant, account), sealed)
    const sortCode = text.slice(0, SORT_CODE_DIGITS)
    return {
      sort_code: sortCode.replaceAll(/(\d\d)(?=\d)/g, '$1-'),
      account_number: text.slice(SORT_CODE_DIGITS),
    }
  },
})
