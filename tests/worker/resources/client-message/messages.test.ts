import { describe, expect, test } from 'vitest'
import type { ClientMessage } from '#domain/client-message/message'
import type { OwnMessage } from '#domain/client-message/view'
import type { InboxRow } from '#domain/inbox/view'
import type { Correspondence } from '#domain/tracked-email/view'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'
import { clientOf } from '../../support/signing.ts'

const joint = {
  clients: [
    {
      contact_id: null,
      first_name: 'Owen',
      last_name: 'Tarrant',
      email: 'owen@tarrant.test',
      phone: '07700 900482',
    },
    {
      contact_id: null,
      first_name: 'Mara',
      last_name: 'Tarrant',
      email: 'mara@tarrant.test',
      phone: '07700 900483',
    },
  ],
}

const setUp = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [opened] = await instructed(firm, owner, facts('sale', joint))
  const id = String(opened?.id)
  const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
  const [owen, mara] = [
    await clientOf(firm, conveyance.clients, 0),
    await clientOf(firm, conveyance.clients, 1),
  ]
  return { firm, earner, owner, owen, mara, id, clients: conveyance.clients }
}

type Setting = Awaited<ReturnType<typeof setUp>>

const own = async (by: Caller): Promise<OwnMessage[]> =>
  (await by.get('/api/client/messages')).body.data

const write = async (by: Caller, id: string, text: string): Promise<OwnMessage> =>
  (await by.post(`/api/client/cases/${id}/messages`, { text, files: [] })).body.data

const answer = (by: Caller, { id }: Setting, client: string, text: string) =>
  by.post(`/api/conveyances/${id}/client-messages`, { client, text })

const written = async (by: Caller, { id }: Setting): Promise<ClientMessage[]> => {
  const shown: Correspondence = (await by.get(`/api/conveyances/${id}/correspondence`)).body.data
  return shown.entries.flatMap((it) => (it.kind === 'client' ? it.message : []))
}

const dayOf = async (by: Caller): Promise<string[]> =>
  (await by.get('/api/my-day')).body.data.unread.map((it: { text: string }) => it.text)

const waitingIn = async (by: Caller, view: string): Promise<InboxRow[]> =>
  (await by.get(`/api/inbox?view=${view}`)).body.data.rows.filter(
    (it: InboxRow) => it.kind === 'client',
  )

describe('a message of a client', () => {
  test('reaches the Messages tab, the inbox and the day of the fee earner, until it is answered', async () => {
    const it = await setUp()
    const { owen, owner, earner, id, clients } = it
    await write(owen, id, 'When do we exchange?')
    expect((await written(owner, it)).map(({ text }) => text)).toEqual(['When do we exchange?'])
    const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
    const person = conveyance.fee_earner.id === earner.user.id ? earner : owner
    expect(await dayOf(person)).toContain('When do we exchange?')
    expect(await waitingIn(owner, 'all')).toHaveLength(1)
    const mine = await waitingIn(person, 'mine')
    const { counts } = (await person.get('/api/inbox')).body.data
    expect([mine.length, counts.mine]).toEqual([1, 1])
    const answered = await answer(owner, it, clients[0].contact_id, 'On Friday')
    expect(answered.status, answered.text).toBe(200)
    expect((await own(owen)).map(({ text }) => text)).toEqual(['On Friday', 'When do we exchange?'])
    expect(await dayOf(person)).not.toContain('When do we exchange?')
    expect(await waitingIn(owner, 'all')).toEqual([])
  })

  test('is theirs alone: the other client of the case neither reads nor opens it', async () => {
    const it = await setUp()
    const { owen, mara, owner, id, clients } = it
    await write(owen, id, 'Please keep this between us')
    await answer(owner, it, clients[0].contact_id, 'Of course')
    expect(await own(mara)).toEqual([])
    const ids = (await own(owen)).map((one) => one.id)
    const opened = await mara.post(`/api/client/cases/${id}/message-openings`, { ids })
    expect(opened.body.data).toEqual({ opened: 0 })
    const { text } = await mara.get('/api/client/history')
    expect(text).not.toContain('between us')
    const told = await it.firm.inside(({ store }) =>
      store
        .rows<{ to_address: string }>(
          `SELECT DISTINCT to_address FROM messages
           WHERE json_extract(doc, '$.type') = 'portal-message.sent'`,
        )
        .map((row) => row.to_address),
    )
    expect(told).toEqual(['owen@tarrant.test'])
  })

  test('says that it was read once a page showed it, and not because it was fetched or answered', async () => {
    const it = await setUp()
    const { owen, owner, id } = it
    const { id: message } = await write(owen, id, 'Is the search back?')
    const stored = async () => (await own(owen)).find((one) => one.id === message)
    await written(owner, it)
    expect((await stored())?.read_at).toBeNull()
    const open = { ids: [message] }
    await owner.post(`/api/conveyances/${id}/client-message-openings`, open)
    const first = (await stored())?.read_at
    expect(first).toMatch(/^\d{4}-/)
    await owner.post(`/api/conveyances/${id}/client-message-openings`, open)
    expect((await stored())?.read_at).toBe(first)
  })

  test('arrives once however often it is sent under its key', async () => {
    const it = await setUp()
    const { owen, id } = it
    const before = (await own(owen)).length
    const key = crypto.randomUUID()
    const body = { text: 'The line went down', files: [] }
    const path = `/api/client/cases/${id}/messages`
    await owen.send('POST', path, body, { key })
    await owen.send('POST', path, body, { key })
    expect((await own(owen)).length).toBe(before + 1)
  })

  test('no longer waits once it is marked as needing no answer, which happens once', async () => {
    const it = await setUp()
    const { mara, owner, id } = it
    const { id: message } = await write(mara, id, 'Thank you!')
    const path = `/api/conveyances/${id}/client-messages/${message}/settlement`
    const settled = await owner.post(path, { version: 1 })
    expect(settled.status, settled.text).toBe(200)
    const again = await owner.post(path, { version: 2 })
    expect([again.status, again.body.error.code]).toEqual([409, 'client_message.settled'])
    const rows = await waitingIn(owner, 'all')
    expect(rows.some((row) => row.kind === 'client' && row.message.id === message)).toBe(false)
  })

  test('is refused when empty, with a file that never arrived, and for a case of others', async () => {
    const it = await setUp()
    const { owen, id, firm } = it
    const path = `/api/client/cases/${id}/messages`
    expect((await owen.post(path, { text: ' ', files: [] })).status).toBe(422)
    const before = await own(owen)
    const missing = await owen.post(path, { text: 'Here', files: [crypto.randomUUID()] })
    expect(missing.status).toBe(404)
    const stranger = await firm.signedIn(
      await firm.user({ type: 'client', contact_id: 'somebody-else' }),
      'clients',
    )
    expect((await stranger.post(path, { text: 'Hello', files: [] })).status).toBe(404)
    expect(await own(owen)).toEqual(before)
  })
})

describe('a message to a client', () => {
  test('says that it was read once their page showed it, and to whom', async () => {
    const it = await setUp()
    const { mara, owner, clients } = it
    const { id: message } = (await answer(owner, it, clients[1].contact_id, 'Good news')).body.data
    expect((await own(mara)).find((one) => one.id === message)?.read_at).toBeNull()
    await mara.post(`/api/client/cases/${it.id}/message-openings`, { ids: [message] })
    const read = (await written(owner, it)).find((one) => one.id === message)?.read
    expect(read?.by.name).toBe('Mara Tarrant')
  })

  test('goes to clients of the case who can sign in, and to nobody else', async () => {
    const it = await setUp()
    const { owner, firm, clients } = it
    expect((await answer(owner, it, crypto.randomUUID(), 'Hello')).status).toBe(404)
    await firm.inside(({ users }) => {
      const user = users.byContact(clients[1].contact_id)
      if (user)
        users.replace({ ...user, status: 'suspended', version: user.version + 1 }, user.version)
    })
    const refused = await answer(owner, it, clients[1].contact_id, 'Hello')
    expect([refused.status, refused.body.error.code]).toEqual([409, 'client_message.no_account'])
  })
})
