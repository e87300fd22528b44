import { expect, test } from 'vitest'
import type { OwnMessage } from '#domain/client-message/view'
import { instructed } from '../../support/cases.ts'
import { aPdf } from '../../support/document/files.ts'
import { type Browser, browserOf } from '../../support/document/uploading.ts'
import { facts } from '../../support/quotes.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

const person = (first_name: string) => ({
  contact_id: null,
  first_name,
  last_name: 'Tarrant',
  email: `${first_name.toLowerCase()}@tarrant.test`,
  phone: '07700 900482',
})

const setUp = async () => {
  const product = await aWholeProduct()
  const { firm } = product
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const joint = { clients: [person('Owen'), person('Mara')] }
  const [opened] = await instructed(firm, owner, facts('sale', joint))
  const id = String(opened?.id)
  const { clients } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const browserAt = async (at: number) => {
    const user = await firm.inside(({ users }) => users.byContact(clients[at].contact_id))
    if (user === null) throw new Error('the client has no account')
    return browserOf(product, user, 'clients')
  }
  return { ...product, id, owner, owen: await browserAt(0), mara: await browserAt(1) }
}

const sendFile = async (by: Browser, id: string, bytes = aPdf()) => {
  const upload = crypto.randomUUID()
  const entry = { id: upload, name: 'Boiler record.pdf', bytes: bytes.length }
  const path = `/api/client/cases/${id}/message-files`
  const begun = await by.send('POST', path, JSON.stringify(entry))
  expect(begun.status, await begun.clone().text()).toBe(200)
  expect((await by.put(upload, 0, bytes)).status).toBe(200)
  return upload
}

const write = async (by: Browser, id: string, files: readonly string[]) => {
  const body = JSON.stringify({ text: '', files })
  return by.send('POST', `/api/client/cases/${id}/messages`, body)
}

test('a file of a message opens for its client and the people of the case, and for nobody else', async () => {
  const it = await setUp()
  const upload = await sendFile(it.owen, it.id)
  const answer = await write(it.owen, it.id, [upload])
  const { data }: { data: OwnMessage } = await answer.json()
  expect(data.files).toMatchObject([{ name: 'Boiler record.pdf', mime: 'application/pdf' }])
  const address = `/files/${data.files[0]?.file_id}`
  expect((await it.owen.send('GET', address)).status).toBe(200)
  expect((await (await browserOf(it, it.owner.user)).send('GET', address)).status).toBe(200)
  expect((await it.mara.send('GET', address)).status).toBe(404)
  for (const path of ['/api/client-documents', '/api/client/history', '/api/client/messages'])
    expect(await (await it.mara.send('GET', path)).text()).not.toContain('Boiler record')
  const documents = (await it.owner.get(`/api/conveyances/${it.id}/documents`)).body.data
  expect(documents).toMatchObject([
    { name: 'Boiler record.pdf', group: 'correspondence', folder: 'From clients' },
  ])
})

test('a file goes with the message of whoever sent it, and not with one of the other client', async () => {
  const it = await setUp()
  const upload = await sendFile(it.owen, it.id)
  expect((await write(it.mara, it.id, [upload])).status).toBe(404)
})
