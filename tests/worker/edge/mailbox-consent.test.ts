import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailboxesOf } from '#tenant/mailbox/mailboxes'
import { consentProviderOf, reachableConsents } from '#worker/integrations/mailbox/consent/provider'
import { env as bindings } from '../support/firm.ts'
import { register, registration } from '../support/graph/firm.ts'
import { addresses } from '../support/graph/graph.ts'
import { ACCOUNTS, registerGoogle, standInAccounts } from '../support/imap/consent.ts'
import { standInServer } from '../support/imap/server.ts'
import { aWholeProduct, cookiesIn, type WholeProduct } from '../support/whole-product.ts'

const consentEnv = {
  GOOGLE_SIGN_IN_ADDRESS: ACCOUNTS,
  GOOGLE_IMAP_SERVER: 'localhost:1993',
  GRAPH_ADDRESS: addresses.graph,
  GRAPH_SIGN_IN_ADDRESS: addresses.signIn,
  OUTLOOK_IMAP_SERVER: 'localhost:2993',
}

beforeEach(() => {
  Object.assign(bindings, consentEnv)
})
afterEach(() => {
  for (const name of Object.keys(consentEnv)) Reflect.deleteProperty(bindings, name)
  vi.unstubAllGlobals()
})

const setUp = async () => {
  const accounts = standInAccounts(standInServer())
  const called: string[] = []
  const { fetch: others } = globalThis
  vi.stubGlobal('fetch', (to: string | Request | URL, init: RequestInit = {}) => {
    const address = String(to instanceof Request ? to.url : to)
    if (!address.startsWith(ACCOUNTS) && !address.startsWith(addresses.signIn))
      return others(to, init)
    called.push(address)
    return accounts.fetch(address, init)
  })
  const product = await aWholeProduct()
  const user = await product.person('Conveyancer')
  const { Cookie, headers } = await product.signIn(user.email)
  return { accounts, called, product, user, Cookie, headers }
}

const connected = ({ firm }: WholeProduct) =>
  firm.inside(({ store }) =>
    mailboxesOf(store)
      .all()
      .map(({ address, kind, consent, server, sending }) => ({
        ...{ address, kind, consent, server, sending },
      })),
  )

const begin = async (product: WholeProduct, Cookie: string, imap: string) => {
  const path = `/auth/mailbox/start?since=2026-01-01&imap=${imap}`
  const answer = await product.visit(path, { headers: { Cookie } })
  const address = new URL(answer.headers.get('Location') ?? '/', 'https://nowhere.test')
  return { answer, address, attempt: cookiesIn(answer) }
}

const outcomeOf = async (
  product: WholeProduct,
  Cookie: string,
  given: Record<string, string>,
): Promise<string | undefined> => {
  const path = `/auth/mailbox/callback?${new URLSearchParams(given)}`
  const answer = await product.visit(path, { headers: { Cookie } })
  return /#mailbox-(\w+)/.exec(await answer.text())?.[1]
}

test('somebody connects their mailbox at Google, which is read by IMAP without a password', async () => {
  const { product, called, accounts, Cookie } = await setUp()
  await registerGoogle(product.firm)
  const { address, attempt } = await begin(product, Cookie, 'google')
  expect(address.href).toContain(`${ACCOUNTS}/o/oauth2/v2/auth`)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: '1234-abcd.apps.googleusercontent.com',
    scope: 'openid email https://mail.google.com/',
    access_type: 'offline',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:8787/auth/mailbox/callback',
  })
  const state = address.searchParams.get('state') ?? ''
  expect(await outcomeOf(product, attempt, { code: 'c1', state })).toBe('connected')
  expect(called).toEqual([`${ACCOUNTS}/token`])
  expect(accounts.asked[0]).toMatchObject({ code: 'c1', client_secret: 'client-secret' })
  expect(await connected(product)).toEqual([
    {
      address: 'anna@harcourt.test',
      kind: 'imap',
      consent: 'google',
      server: { host: 'localhost', port: 1993, username: 'anna@harcourt.test' },
      sending: null,
    },
  ])
})

test('a mailbox at Microsoft 365 is read by IMAP with the firm’s own registration there', async () => {
  const { product, called, accounts, Cookie } = await setUp()
  await register(product.firm)
  accounts.state.scope = 'https://outlook.office.com/IMAP.AccessAsUser.All'
  accounts.state.claims = { preferred_username: 'Anna@Harcourt.test' }
  const { address, attempt } = await begin(product, Cookie, 'microsoft')
  expect(address.searchParams.get('scope')).toContain('IMAP.AccessAsUser.All')
  const state = address.searchParams.get('state') ?? ''
  expect(await outcomeOf(product, attempt, { code: 'c1', state })).toBe('connected')
  const { directory } = registration
  expect(called).toEqual([`${addresses.signIn}/${directory}/oauth2/v2.0/token`])
  expect(await connected(product)).toMatchObject([
    { address: 'anna@harcourt.test', consent: 'microsoft', server: { port: 2993 } },
  ])
})

test.each([
  ['who agreed to less', { scope: 'openid email' }, 'declined'],
  ['without a token that lasts', { hasRefresh: false }, 'declined'],
  [
    'whose address is not theirs',
    { claims: { email: 'a@b.test', email_verified: false } },
    'declined',
  ],
  ['whom Google refuses', { refuses: 'invalid_grant' }, 'declined'],
  ['whose answer is none', { refuses: 'something' }, 'silent'],
])('somebody %s connects nothing', async (_, change, outcome) => {
  const { product, accounts, Cookie } = await setUp()
  await registerGoogle(product.firm)
  Object.assign(accounts.state, change)
  const { address, attempt } = await begin(product, Cookie, 'google')
  const state = address.searchParams.get('state') ?? ''
  expect(await outcomeOf(product, attempt, { code: 'c1', state })).toBe(outcome)
  expect(await connected(product)).toEqual([])
})

test('only what is set up is offered, and nobody is sent anywhere else', async () => {
  const { product, Cookie, headers } = await setUp()
  const offered = async () => {
    const answer = await product.visit('/api/own-mailboxes', { headers })
    return (await answer.json<{ data: { consents: string[] } }>()).data.consents
  }
  expect(await offered()).toEqual([])
  const { answer } = await begin(product, Cookie, 'google')
  expect(await answer.text()).toContain('/profile#mailbox-refused')
  await registerGoogle(product.firm)
  expect(await offered()).toEqual(['google'])
  await register(product.firm)
  expect(await offered()).toEqual(['google', 'microsoft'])
})

test('the local environment calls stand-ins alone, and any other the providers themselves', () => {
  const none = { ENVIRONMENT: 'local' }
  expect(reachableConsents(none)).toEqual([])
  expect(reachableConsents({ ...none, GOOGLE_IMAP_SERVER: 'localhost:1993' })).toEqual([])
  expect(reachableConsents({ ...none, ...consentEnv })).toEqual(['google', 'microsoft'])
  const elsewhere = { ...consentEnv, ENVIRONMENT: 'production' }
  expect(reachableConsents(elsewhere)).toEqual(['google', 'microsoft'])
  const client = { directory: 'd', client_id: 'c' }
  const google = consentProviderOf(elsewhere, 'google')
  expect(google?.server).toEqual({ host: 'imap.gmail.com', port: 993 })
  expect(google?.tokenAddress(client)).toBe('https://oauth2.googleapis.com/token')
  const microsoft = consentProviderOf(elsewhere, 'microsoft')
  expect(microsoft?.server).toEqual({ host: 'outlook.office365.com', port: 993 })
  expect(microsoft?.authorizeAddress(client)).toBe(
    'https://login.microsoftonline.com/d/oauth2/v2.0/authorize',
  )
})
