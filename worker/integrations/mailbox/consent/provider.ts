import type { MailConsent, SignInClient } from '#domain/mailbox/consent'
import type { MailServer } from '#domain/mailbox/server'
import { graphAddresses } from '../addresses.ts'

type Environment = Parameters<typeof graphAddresses>[0] & {
  readonly GOOGLE_SIGN_IN_ADDRESS?: string
  readonly GOOGLE_IMAP_SERVER?: string
  readonly OUTLOOK_IMAP_SERVER?: string
}

/** Where people agree that a mailbox is read by IMAP, and where it is read. */
export type ConsentProvider = {
  readonly name: string
  /** The permissions that are asked for; the last one is that for IMAP. */
  readonly scope: string
  readonly authorizeAddress: (client: SignInClient) => string
  readonly tokenAddress: (client: SignInClient) => string
  /** What else its page is asked for. */
  readonly asked: Readonly<Record<string, string>>
  readonly server: Pick<MailServer, 'host' | 'port'>
}

const IMAP_PORT = 993

/** The provider of a consent; the local environment calls only stand-ins, and without one nobody: null. */
export const consentProviderOf = (
  env: Environment,
  consent: MailConsent,
): ConsentProvider | null => {
  const isLocal = env.ENVIRONMENT === 'local'
  const named = consent === 'google' ? env.GOOGLE_IMAP_SERVER : env.OUTLOOK_IMAP_SERVER
  const server = isLocal ? standIn(named) : { host: HOSTS[consent], port: IMAP_PORT }
  if (server === null) return null
  return consent === 'google' ? google(env, server) : microsoft(env, server)
}

const HOSTS = { google: 'imap.gmail.com', microsoft: 'outlook.office365.com' } as const

/** The host and port of 'localhost:1993'; null without one. */
const standIn = (text: string | undefined) => {
  const [host = '', port = ''] = (text ?? '').split(':')
  return host === '' || port === '' ? null : { host, port: Number(port) }
}

type Server = ConsentProvider['server']

const google = (env: Environment, server: Server): ConsentProvider | null => {
  const isLocal = env.ENVIRONMENT === 'local'
  const local = env.GOOGLE_SIGN_IN_ADDRESS ?? ''
  if (isLocal && local === '') return null
  return {
    name: 'Google',
    scope: 'openid email https://mail.google.com/',
    authorizeAddress: () => `${isLocal ? local : 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    tokenAddress: () => `${isLocal ? local : 'https://oauth2.googleapis.com'}/token`,
    // Without them Google gives no refresh token the second time.
    asked: { access_type: 'offline', prompt: 'consent select_account' },
    server,
  }
}

const microsoft = (env: Environment, server: Server): ConsentProvider | null => {
  const addresses = graphAddresses(env)
  if (addresses === null) return null
  const at = ({ directory }: SignInClient) => `${addresses.signIn}/${directory}/oauth2/v2.0`
  return {
    name: 'Microsoft',
    scope: 'openid profile email offline_access https://outlook.office.com/IMAP.AccessAsUser.All',
    authorizeAddress: (client) => `${at(client)}/authorize`,
    tokenAddress: (client) => `${at(client)}/token`,
    asked: { prompt: 'select_account' },
    server,
  }
}

/** The consents whose providers this environment reaches. */
export const reachableConsents = (env: Environment): MailConsent[] =>
  (['google', 'microsoft'] as const).filter((it) => consentProviderOf(env, it) !== null)
