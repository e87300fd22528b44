type Environment = {
  readonly ENVIRONMENT?: string | undefined
  readonly TRUELAYER_ADDRESS?: string
}

export type TrueLayerAddresses = {
  readonly auth: string
  readonly api: string
  readonly page: string
  /** Where the keys that sign webhooks are, which a signature has to name. */
  readonly keys: string
}

const addressesAt = (domain: string): TrueLayerAddresses => ({
  auth: `https://auth.${domain}`,
  api: `https://api.${domain}`,
  page: `https://payment.${domain}`,
  keys: `https://webhooks.${domain}/.well-known/jwks`,
})

/** The addresses of TrueLayer; of its sandbox, or another domain, in the local environment alone. */
export const trueLayerAddresses = ({ ENVIRONMENT, TRUELAYER_ADDRESS }: Environment) =>
  addressesAt(
    ENVIRONMENT === 'local' ? (TRUELAYER_ADDRESS ?? 'truelayer-sandbox.com') : 'truelayer.com',
  )
