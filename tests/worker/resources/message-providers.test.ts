import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { changeEmail } from '#tenant/communication/provider/changing'
import { providerSettingsOf } from '#tenant/communication/provider/choice'
import { requestDkimCheck, requestDkimKey } from '#tenant/communication/provider/dkim-tasks'
import { requestVerification, verifySender } from '#tenant/communication/provider/sender'
import { secretsSetting } from '#tenant/communication/provider/settings'
import type { Parcel } from '#tenant/events/parcel'
import { mimeOf } from '#worker/integrations/mail/mime'
import { aFirm, type Caller } from '../support/firm.ts'
import {
  aFirmWithSmtp,
  aMessage,
  putMessages,
  storedMessages,
  withRuntime,
} from '../support/outgoing.ts'

const PATH = '/api/message-providers'
const smtp = {
  kind: 'smtp',
  sender: 'post@harcourt.co.uk',
  host: 'smtp.harcourt.co.uk',
  port: 465,
  auth: 'plain',
  username: 'post',
  return_domain: '',
}
const putEmail = (by: Caller, provider: object, version = 0) =>
  by.send('PUT', `${PATH}/email`, { version, provider })
const noDelivery = async () => ({ provider_id: null })

test('the settings are for those who may change them', async () => {
  const firm = await aFirm()
  for (const role of ['Owner', 'Practice manager'])
    expect((await (await firm.as(role)).get(PATH)).status).toBe(200)
  for (const role of ['Template editor', 'Conveyancer', 'New-business manager', 'Auditor'])
    expect((await (await firm.as(role)).get(PATH)).status).toBe(403)
})

test('a server of a private network, plain ports and header lines are refused', async () => {
  const by = await (await aFirm()).as('Owner')
  const fieldOf = async (change: object) => {
    const { status, body } = await putEmail(by, { ...smtp, ...change })
    return [status, ...Object.keys(body.error?.detail?.fields ?? body.error?.fields ?? {})]
  }
  expect(await fieldOf({ host: '127.0.0.1' })).toEqual([422, 'provider.host'])
  expect(await fieldOf({ host: 'mail.internal' })).toEqual([422, 'provider.host'])
  expect(await fieldOf({ port: 25 })).toEqual([422, 'provider.port'])
  expect(await fieldOf({ sender: 'a@b.uk\r\nBcc: c@d.uk' })).toEqual([422, 'provider.sender'])
  expect(await fieldOf({ kind: 'platform' })).toEqual([422, 'provider.kind'])
})

test('a server on this machine is for the local environment alone', async () => {
  const firm = await aFirm()
  const provider = { ...smtp, kind: 'smtp', auth: 'plain', host: 'localhost', port: 2525 } as const
  const saved = await putEmail(await firm.as('Owner'), provider)
  expect([saved.status, saved.body.data?.settings.email.port]).toEqual([200, 2525])
  await withRuntime(firm, noDelivery, ({ desk }) => {
    expect(() => changeEmail(desk(), 1, provider)).toThrow(
      expect.objectContaining({ status: 422, detail: expect.anything() }),
    )
  })
})

test('a secret is stored sealed for its firm, and no answer or audit row holds it', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  await putEmail(by, smtp)
  const password = 'correct horse battery'
  const saved = await by.send('PUT', `${PATH}/email/password`, { version: 1, password })
  expect(saved.body.data.secrets.password).toMatch(/^\d{4}-/)
  const { body } = await by.post(`${PATH}/keys`, { version: 2, of: 'sms' })
  const { key } = body.data
  const shown = (await by.get(PATH)).text
  await firm.inside(({ store, settings, providerSecrets }) => {
    const rows = ['audit', 'settings', 'outbox'].map((it) => store.rows(`SELECT * FROM ${it}`))
    expect(shown + JSON.stringify(rows)).not.toMatch(new RegExp(`${password}|${key}`))
    const sealed = settings.get(secretsSetting)?.password?.sealed ?? ''
    expect(providerSecrets.open('password', sealed)).toBe(password)
    expect(() => providerSecrets.open('sms', sealed)).toThrow()
    expect(() => providerSecrets.open('password', `${sealed.slice(0, -2)}AA`)).toThrow()
  })
})

test('a sender is used once its link was opened; another sender needs another link', async () => {
  const firm = await aFirmWithSmtp()
  const owner = await firm.as('Owner')
  const email = (await owner.get(PATH)).body.data.settings.email
  const changed = await putEmail(owner, { ...email, sender: 'new@harcourt.co.uk' })
  expect(changed.body.data).toMatchObject({
    settings: { sender_verified_at: null },
    ready: [],
  })
  await putMessages(firm, [aMessage('m1')])
  await withRuntime(firm, noDelivery, ({ flush }) => flush())
  expect((await storedMessages(firm))[0]).toMatchObject({ status: 'queued', reason: 'no_provider' })
  const token = await withRuntime(firm, noDelivery, ({ desk, parts }) => {
    parts.store.transaction(() => requestVerification(desk(), 1))
    const row = parts.store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE to_address = 'new@harcourt.co.uk'`,
    )
    return /token=([\w-]+)/.exec(row?.doc ?? '')?.[1]
  })
  await firm.inside(({ store }) => store.write(`DELETE FROM outbox WHERE doc NOT LIKE '%"m1"%'`))
  const path = `${PATH}/verified-senders`
  expect((await owner.post(path, { token: 'wrong' })).status).toBe(409)
  const sent: string[] = []
  const deliver = async ({ message }: Parcel) => {
    sent.push(message.id)
    return { provider_id: null }
  }
  await withRuntime(firm, deliver, async ({ desk, parts, flush }) => {
    const verify = () => parts.store.transaction(() => verifySender(desk(), token ?? ''))
    expect(verify()).toMatchObject({
      settings: { sender_verified_at: expect.any(String) },
      ready: ['email'],
    })
    expect(verify).toThrow('This link no longer works.')
    await flush()
  })
  expect(sent).toEqual(['m1'])
})

test('a signing key is made, published, checked when asked, and dropped with its domain', async () => {
  const firm = await aFirmWithSmtp()
  const owner = await firm.as('Owner')
  let published: string[] = []
  const outside = {
    createDkimKey: async () => ({ public_key: 'AAAA', private_key: 'sealed' }),
    lookUpTxt: async (name: string) => {
      expect(name).toMatch(/^deedbox\d{8}\._domainkey\.harcourt\.example$/)
      return published
    },
  }
  const run = (request: typeof requestDkimKey) =>
    withRuntime(
      firm,
      noDelivery,
      async ({ desk, parts, flush }) => {
        const { version } = providerSettingsOf(desk())
        parts.store.transaction(() => request(desk(), version))
        expect(providerSettingsOf(desk()).pending).not.toBeNull()
        await flush()
        return providerSettingsOf(desk())
      },
      outside,
    )
  const made = await run(requestDkimKey)
  expect(made).toMatchObject({ pending: null, dkim: { domain: 'harcourt.example', check: null } })
  expect((await run(requestDkimCheck)).dkim?.check?.state).toBe('missing')
  published = ['v=DKIM1; k=rsa; p=BBBB']
  expect((await run(requestDkimCheck)).dkim?.check?.state).toBe('different')
  published = ['v=spf1 -all', 'v=DKIM1; k=rsa; p=AA AA']
  const found = await run(requestDkimCheck)
  expect(found.dkim?.check?.state).toBe('found')
  const moved = { ...found.email, sender: 'post@elsewhere.co.uk' }
  const { body } = await putEmail(owner, moved, found.version)
  expect(body.data.settings.dkim).toBeNull()
})

test('an email is downloaded as it leaves, by staff who may read messages', async () => {
  const firm = await aFirmWithSmtp()
  await firm.inside(({ messages }) => {
    messages.insert(aMessage('m1', { subject: 'Zoë’s quote', status: 'sent' }))
  })
  const fileOf = async (role: string) => {
    const { actor } = await firm.as(role)
    return firm.stub.messageFileFor('harcourt', actor, 'm1')
  }
  const source = await fileOf('Owner')
  if (source === null) throw new Error('the owner may not read it')
  const bytes = await mimeOf({ message: source.message, attachments: [] }, source.sender)
  expect(await new PostalMime().parse(bytes)).toMatchObject({
    subject: 'Zoë’s quote',
    from: { address: 'post@harcourt.example' },
    messageId: '<m1@harcourt.example>',
  })
  expect(await fileOf('Conveyancer')).toBeNull()
})
