import * as z from 'zod/mini'
import {
  type PaymentProvider,
  type ProviderEntry,
  ProviderKind,
} from '#domain/payment-request/provider/provider'
import { invalid, stale } from '#domain/refusal'
import type { Parts } from '#tenant/core/parts'
import type { Setting } from '#tenant/core/settings'
import type { RequestContext } from '#tenant/runtime/context'

const Secret = z.nullable(z.object({ sealed: z.string(), at: z.string() }))

type StoredProvider = {
  readonly version: number
  readonly kind: ProviderKind
  readonly secret_key: { readonly sealed: string; readonly at: string } | null
  readonly signing_secret: { readonly sealed: string; readonly at: string } | null
}

export const paymentProviderSetting: Setting<StoredProvider> = {
  settingKey: 'payment-provider',
  shape: 1,
  schema: z.object({
    version: z.int(),
    kind: ProviderKind,
    secret_key: Secret,
    signing_secret: Secret,
  }),
  upgrades: [],
}

type Context = Pick<RequestContext, 'settings' | 'isLocal'>

const stored = ({ settings, isLocal }: Context): StoredProvider =>
  settings.get(paymentProviderSetting) ?? {
    version: 0,
    kind: isLocal ? 'test' : 'none',
    secret_key: null,
    signing_secret: null,
  }

/** How clients may pay by card now: the test provider in the local environment alone, Stripe with both its secrets. */
export const cardProvider = (context: Context): ProviderKind => {
  const { kind, secret_key, signing_secret } = stored(context)
  if (kind === 'test') return context.isLocal ? 'test' : 'none'
  return kind === 'stripe' && (secret_key === null || signing_secret === null) ? 'none' : kind
}

/** The sealed key of the firm's account at Stripe; null without one. */
export const sealedStripeKey = (context: Context) => stored(context).secret_key?.sealed ?? null

/** What signs the events of the firm's account; null until it is set. */
export const signingSecretOf = ({
  settings,
  paymentSecrets,
}: Pick<Parts, 'settings' | 'paymentSecrets'>): string | null => {
  const sealed = settings.get(paymentProviderSetting)?.signing_secret?.sealed
  return sealed === undefined ? null : paymentSecrets.open('events', sealed)
}

export const providerView = (context: RequestContext): PaymentProvider => {
  const { version, kind, secret_key, signing_secret } = stored(context)
  return {
    version,
    kind,
    secret_key_at: secret_key?.at ?? null,
    signing_secret_at: signing_secret?.at ?? null,
    address: `${context.origins.main}/api/intake/payments`,
    offers_test: context.isLocal,
    is_ready: cardProvider(context) !== 'none',
  }
}

const assertOffered = ({ isLocal }: Context, { kind, secret_key }: ProviderEntry) => {
  if (kind === 'test' && !isLocal)
    throw invalid({ kind: ['The test provider is not available here.'] })
  if (!isLocal && secret_key !== null && /^(?:sk|rk)_test_/.test(secret_key))
    throw invalid({ secret_key: ['This is a key for tests. Paste a live key.'] })
}

/** Saves how clients pay by card; a secret is sealed and never shown again. Throws 409 for a stale version, 422. */
export const saveProvider = (context: RequestContext, entry: ProviderEntry): PaymentProvider => {
  const before = stored(context)
  if (before.version !== entry.version) throw stale(providerView(context))
  assertOffered(context, entry)
  const { now, paymentSecrets } = context
  const { secret_key: key, signing_secret: signing } = entry
  const version = before.version + 1
  context.settings.put(paymentProviderSetting, {
    version,
    kind: entry.kind,
    secret_key: key ? { sealed: paymentSecrets.seal('account', key), at: now } : before.secret_key,
    signing_secret: signing
      ? { sealed: paymentSecrets.seal('events', signing), at: now }
      : before.signing_secret,
  })
  const secrets = [...(key ? ['secret key'] : []), ...(signing ? ['signing secret'] : [])]
  context.recordEvents([
    {
      name: 'payment-request.provider-set',
      subject: 'firm',
      id: context.tenant,
      version,
      changed: ['payment-provider'],
      detail: { kind: entry.kind, secrets },
    },
  ])
  return providerView(context)
}
