/** What the tests use of the provider, which brings no types. */
declare module 'oidc-provider' {
  type Account = {
    readonly accountId: string
    readonly claims: () => Readonly<Record<string, unknown>>
  }
  type Configuration = {
    readonly clients: readonly object[]
    readonly claims: Readonly<Record<string, readonly string[]>>
    readonly jwks: { readonly keys: readonly object[] }
    readonly ttl: Readonly<Record<string, number>>
    readonly cookies: { readonly keys: readonly string[] }
    readonly findAccount: (context: unknown, id: string) => Account
  }
  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): (request: unknown, response: unknown) => void
  }
}
