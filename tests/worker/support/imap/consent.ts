import type { Mailbox } from '#domain/mailbox/mailbox'
import { connectOwn } from '#tenant/mailbox/connecting'
import { googleSecretSetting, googleSetting } from '#tenant/mailbox/settings'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import type { ConsentProvider } from '#worker/integrations/mailbox/consent/provider'
import type { ImapParts } from '#worker/integrations/mailbox/imap/source'
import type { FirmUnderTest } from '../firm.ts'
import { sourceOf } from '../graph/firm.ts'
import { withRuntime } from '../outgoing.ts'
import type { StandInServer } from './server.ts'

export const CLIENT = '1234-abcd.apps.googleusercontent.com'
export const ACCOUNTS = 'https://accounts.test'
const HOUR_S = 3_600
const ADDRESS = 'anna@harcourt.test'

/** Sets up Google at a firm. */
export const registerGoogle = (firm: FirmUnderTest) =>
  firm.inside(({ settings, mailboxSecrets }) => {
    settings.put(googleSetting, { version: 1, client_id: CLIENT })
    const sealed = mailboxSecrets.seal({ directory: 'google', client: CLIENT }, 'client-secret')
    settings.put(googleSecretSetting, { secret: { sealed, at: '2026-11-23' } })
  })

const encoded = (claims: object) =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Stands in for the sign-in of a provider; its newest token is the one that the mail server takes. */
export const standInAccounts = (server: Pick<StandInServer, 'state'>) => {
  const state = {
    refuses: '',
    scope: 'openid email https://mail.google.com/',
    claims: { email: ADDRESS, email_verified: true } as Record<string, unknown>,
    hasRefresh: true,
  }
  const asked: Record<string, string>[] = []
  const fetch = async (_address: string, init: RequestInit = {}) => {
    const given = Object.fromEntries(new URLSearchParams(String(init.body)))
    asked.push(given)
    if (state.refuses !== '') return Response.json({ error: state.refuses }, { status: 400 })
    server.state.password = `access-${asked.length}`
    return Response.json({
      access_token: server.state.password,
      expires_in: HOUR_S,
      scope: state.scope,
      ...(state.hasRefresh && given['grant_type'] === 'authorization_code'
        ? { refresh_token: 'refresh-1' }
        : {}),
      id_token: `e30.${encoded(state.claims)}.x`,
    })
  }
  return { fetch, asked, state }
}

const provider: ConsentProvider = {
  name: 'Google',
  scope: 'openid email https://mail.google.com/',
  authorizeAddress: () => `${ACCOUNTS}/authorize`,
  tokenAddress: () => `${ACCOUNTS}/token`,
  asked: {},
  server: { host: 'imap.gmail.com', port: 993 },
}

const noGraph = { fetch: () => Promise.reject(new Error('Nobody calls Microsoft here.')) }

/** Works with a runtime of the firm that reads mailboxes by IMAP with the consent of a provider. */
export const withConsent = <T>(
  firm: FirmUnderTest,
  { connect }: Pick<StandInServer, 'connect'>,
  { fetch }: Pick<ImapParts, 'fetch'>,
  work: (runtime: TenantRuntime) => T | Promise<T>,
) =>
  withRuntime(firm, async () => ({ provider_id: null }), work, {
    mailSource: sourceOf(noGraph, connect, 60_000, { provider: () => provider, fetch }),
    reachesConsents: ['google'],
  })

/** Connects somebody's own mailbox, as if they came back from the provider with an old token. */
export const connectWithConsent = (runtime: TenantRuntime, userId: string): Mailbox => {
  const tokens = { access: 'old', expires_at: 0, refresh: 'refresh-0' }
  const { store, mailboxSecrets } = runtime.parts
  const sealed_tokens = mailboxSecrets.seal({ mailbox: `of ${userId}` }, JSON.stringify(tokens))
  return store.transaction(() =>
    connectOwn(runtime.desk(), {
      user_id: userId,
      address: ADDRESS,
      since: '2026-01-01',
      sealed_tokens,
      may_send: false,
      imap: { consent: 'google', ...provider.server },
    }),
  )
}
