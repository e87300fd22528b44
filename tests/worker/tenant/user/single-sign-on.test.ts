import { afterEach, expect, test } from 'vitest'
import { singleSignOnSecretSetting } from '#tenant/user/single-sign-on/settings'
import { runTest } from '#tenant/user/single-sign-on/testing'
import { publishSingleSignOn, singleSignOnName } from '#worker/directory/single-sign-on'
import { reportOn } from '#worker/integrations/openid/report'
import { aFirm, type Caller, env, type FirmUnderTest } from '../../support/firm.ts'
import { withRuntime } from '../../support/outgoing.ts'
import { anIssuer } from '../../support/stand-in-issuer.ts'

const PATH = '/api/single-sign-on'
const provider = {
  name: 'Acme ID',
  issuer: 'https://id.acme-login.co.uk',
  client_id: 'client',
  domains: ['Harcourt.test'],
}
const put = (by: Caller, part: string, body: object) => by.send('PUT', `${PATH}/${part}`, body)
const where = { isLocal: false }

// Other tests ask the same directory for this firm.
afterEach(() => publishSingleSignOn(env, 'harcourt', null))

const tested = (firm: FirmUnderTest) =>
  withRuntime(
    firm,
    async () => ({ provider_id: null }),
    ({ desk }) => runTest(desk, (issuer) => reportOn(issuer, where)),
  )

test('the settings are the owner’s', async () => {
  const firm = await aFirm()
  expect((await (await firm.as('Owner')).get(PATH)).status).toBe(200)
  for (const role of ['Practice manager', 'Conveyancer', 'Auditor'])
    expect((await (await firm.as(role)).get(PATH)).status).toBe(403)
})

test.each([
  ['http://id.acme-login.co.uk', 'must begin with https'],
  ['https://10.0.0.1', 'private network'],
  ['https://metadata.internal', 'private network'],
  ['https://[::1]', 'host name'],
  ['https://id.acme-login.co.uk:8443', 'Remove the port'],
  ['https://user:pw@id.acme-login.co.uk', 'Remove the user name'],
  ['https://id.acme-login.co.uk/?a=b', 'Remove the ?'],
  ['https://login.microsoftonline.com/common/v2.0', 'your own tenant'],
  ['https://login.microsoftonline.com/organizations/v2.0', 'your own tenant'],
])('the issuer %s is refused', async (issuer, text) => {
  const by = await (await aFirm()).as('Owner')
  const { status, body } = await put(by, 'provider', {
    version: 0,
    provider: { ...provider, issuer },
  })
  expect(status).toBe(422)
  expect(JSON.stringify(body.error.fields)).toContain(text)
})

test('a secret is sealed for one issuer and one client, and dropped with them', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  await put(by, 'provider', { version: 0, provider })
  const secret = 'correct horse battery'
  const saved = await put(by, 'secret', { version: 1, secret })
  expect(saved.body.data.secret_set_at).toMatch(/^\d{4}-/)
  await firm.inside(({ store, settings, singleSignOnSecrets }) => {
    const rows = ['audit', 'settings', 'outbox', 'idempotency'].map((it) =>
      store.rows(`SELECT * FROM ${it}`),
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
    const { sealed } = settings.get(singleSignOnSecretSetting)?.secret ?? { sealed: '' }
    expect(singleSignOnSecrets.open(provider, sealed)).toBe(secret)
    const elsewhere = { ...provider, issuer: 'https://id.evil-login.co.uk' }
    expect(() => singleSignOnSecrets.open(elsewhere, sealed)).toThrow()
  })
  const renamed = await put(by, 'provider', { version: 2, provider: { ...provider, name: 'Acme' } })
  expect(renamed.body.data.secret_set_at).not.toBeNull()
  const moved = { ...provider, issuer: 'https://id.evil-login.co.uk' }
  const { body } = await put(by, 'provider', { version: 3, provider: moved })
  expect(body.data).toMatchObject({ secret_set_at: null, settings: { report: null } })
})

test('it is turned on once the provider was tested, and then pages offer it', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const issuer = await anIssuer()
  const turnOn = (version: number, is_required = false) =>
    put(by, 'policy', { version, policy: { is_enabled: true, is_required } })
  expect((await turnOn(0)).body.error.message).toBe('Save a provider first.')
  await put(by, 'provider', { version: 0, provider: { ...provider, issuer: issuer.issuer } })
  expect((await turnOn(1)).body.error.message).toBe('Save the client secret first.')
  await put(by, 'secret', { version: 1, secret: 'a secret' })
  expect((await turnOn(2)).body.error.message).toBe('Test the provider first.')
  await tested(firm)
  const { settings } = (await by.get(PATH)).body.data
  expect(settings.report).toMatchObject({ problem: null, keys: 1, algorithms: ['RS256'] })
  expect((await turnOn(settings.version)).status).toBe(200)
  await expect.poll(() => singleSignOnName(env, 'harcourt')).toBe('Acme ID')
  const only = await turnOn(settings.version + 1, true)
  expect(only.body.error.message).toBe('Sign in with the provider once yourself first.')
})

test('a test says what is wrong with an issuer', async () => {
  const problemOf = async (at: string) => (await reportOn(at, where)).problem
  const one = await anIssuer()
  expect(await problemOf(one.issuer)).toBeNull()
  Object.assign(one.configuration, { jwks_uri: 'https://169.254.169.254/keys' })
  expect(await problemOf(one.issuer)).toContain('private network')
  Object.assign(one.configuration, { issuer: 'https://id.other-login.co.uk' })
  expect(await problemOf(one.issuer)).toContain('gives another address as its own')
  expect(await problemOf('https://no-such-login.co.uk')).toContain(
    'No OpenID Connect configuration',
  )
  one.goDown()
  expect(await problemOf(one.issuer)).toBe('The provider did not answer.')
})

test('a link is removed by those who may change the account', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  await put(by, 'provider', { version: 0, provider })
  const user = await firm.user({ role: 'Conveyancer' })
  const link = { issuer: provider.issuer, subject: 'one' }
  await firm.inside(({ singleSignOnLinks }) => singleSignOnLinks.add(link, user.id, '2026-11-23'))
  expect((await by.get(PATH)).body.data.linked).toMatchObject([{ id: user.id, email: user.email }])
  const removed = await by.send('DELETE', `${PATH}/links/${user.id}`, {})
  expect(removed.body.data.linked).toEqual([])
  expect((await by.send('DELETE', `${PATH}/links/${user.id}`, {})).status).toBe(404)
})
