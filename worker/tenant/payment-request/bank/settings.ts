import * as z from 'zod/mini'
import {
  type BankPaymentProvider,
  type BankProviderEntry,
  BankProviderKind,
} from '#domain/payment-request/bank/provider'
import { invalid, stale } from '#domain/refusal'
import { clientAccountOf } from '#tenant/client-account/setting'
import type { Setting } from '#tenant/core/settings'
import type { RequestContext } from '#tenant/runtime/context'

const Secret = z.nullable(z.object({ sealed: z.string(), at: z.string() }))

const Stored = z.object({
  version: z.int(),
  kind: BankProviderKind,
  client_id: z.string(),
  key_id: z.string(),
  client_secret: Secret,
  private_key: Secret,
})
type Stored = z.infer<typeof Stored>

export const bankPaymentProviderSetting: Setting<Stored> = {
  settingKey: 'bank-payment-provider',
  shape: 1,
  schema: Stored,
  upgrades: [],
}

type Context = Pick<RequestContext, 'settings' | 'isLocal'>

const stored = ({ settings, isLocal }: Context): Stored =>
  settings.get(bankPaymentProviderSetting) ?? {
    version: 0,
    kind: isLocal ? 'test' : 'none',
    client_id: '',
    key_id: '',
    client_secret: null,
    private_key: null,
  }

/** How the account at TrueLayer is reached, its secrets sealed; null while something lacks. */
export const sealedTrueLayer = (context: Context) => {
  const { kind, client_id, key_id, client_secret, private_key } = stored(context)
  if (kind !== 'truelayer' || client_id === '' || key_id === '') return null
  if (client_secret === null || private_key === null) return null
  return {
    client_id,
    key_id,
    sealed_secret: client_secret.sealed,
    sealed_key: private_key.sealed,
  }
}

/**
 * How clients may pay from their bank now: the test provider in the local environment alone, TrueLayer with all that it
 * takes and a client account that two people entered, as the money goes there.
 */
export const bankProvider = (context: Context): BankProviderKind => {
  const { kind } = stored(context)
  if (kind === 'test') return context.isLocal ? 'test' : 'none'
  const isReady = sealedTrueLayer(context) !== null && clientAccountOf(context).current !== null
  return isReady ? kind : 'none'
}

export const bankProviderView = (context: RequestContext): BankPaymentProvider => {
  const { version, kind, client_id, key_id, client_secret, private_key } = stored(context)
  return {
    ...{ version, kind, client_id, key_id },
    client_secret_at: client_secret?.at ?? null,
    private_key_at: private_key?.at ?? null,
    address: `${context.origins.main}/api/intake/bank-payments`,
    return_address: returnAddress(context),
    offers_test: context.isLocal,
    has_account: clientAccountOf(context).current !== null,
    is_ready: bankProvider(context) !== 'none',
  }
}

/** Where a payer comes back to from their bank. */
export const returnAddress = ({ origins }: Pick<RequestContext, 'origins'>) =>
  `${origins.clients}/payment?bank=1`

const sealedNow = (
  { paymentSecrets, now }: RequestContext,
  name: 'bank-secret' | 'bank-key',
  text: string | null,
  before: Stored['client_secret'],
) => (text === null ? before : { sealed: paymentSecrets.seal(name, text), at: now })

/** Saves how clients pay from their bank; a secret is sealed and never shown again. Throws 409 for a stale version, 422. */
export const saveBankProvider = (
  context: RequestContext,
  { version, kind, client_id, key_id, client_secret, private_key }: BankProviderEntry,
): BankPaymentProvider => {
  const before = stored(context)
  if (before.version !== version) throw stale(bankProviderView(context))
  if (kind === 'test' && !context.isLocal)
    throw invalid({ kind: ['The test provider is not available here.'] })
  context.settings.put(bankPaymentProviderSetting, {
    ...{ version: version + 1, kind, client_id, key_id },
    client_secret: sealedNow(context, 'bank-secret', client_secret, before.client_secret),
    private_key: sealedNow(context, 'bank-key', private_key, before.private_key),
  })
  const secrets = [
    ...(client_secret === null ? [] : ['client secret']),
    ...(private_key === null ? [] : ['private key']),
  ]
  context.recordEvents([
    {
      name: 'payment-request.bank-provider-set',
      subject: 'firm',
      id: context.tenant,
      version: version + 1,
      changed: ['bank-payment-provider'],
      detail: { kind, secrets },
    },
  ])
  return bankProviderView(context)
}
