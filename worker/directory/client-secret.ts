import type { SingleSignOnProvider } from '#domain/user/single-sign-on/settings'
import { type DerivedKeys, localKeys } from './derived-key.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'

export const SINGLE_SIGN_ON_PURPOSE = 'single sign-on'

type Client = Pick<SingleSignOnProvider, 'issuer' | 'client_id'>

// One issuer never gets the secret of another, whoever changes the settings.
const placeOf = (tenant: string, { issuer, client_id }: Client) =>
  JSON.stringify([tenant, issuer, client_id])

/** Seals and opens the secret of a firm's client at one issuer. */
export const singleSignOnSecretsOf = (
  tenant: string,
  keys: DerivedKeys = localKeys(SINGLE_SIGN_ON_PURPOSE),
) => ({
  seal: (client: Client, text: string) => sealSecret(keys, placeOf(tenant, client), text),
  open: (client: Client, sealed: string) => openSecret(keys, placeOf(tenant, client), sealed),
})
