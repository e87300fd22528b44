import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from '../../worker/local/port.mjs'

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
}

/** A real OpenID provider on this machine, where anybody signs in as whom they say; call `stop` at the end. */
export const startOpenIdProvider = async (redirectAddress: string) => {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const client = { client_id: 'deedbox', client_secret: 'the secret of a test' }
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectAddress] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    jwks: { keys: [signingKey()] },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: [randomUUID()] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: accountId,
        email_verified: !accountId.startsWith('unverified'),
      }),
    }),
  })
  const server = createServer(provider.callback())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { issuer, ...client, stop }
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>
