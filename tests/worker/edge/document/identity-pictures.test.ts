import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aPdf } from '../../support/document/files.ts'
import { type Browser, browserOf } from '../../support/document/uploading.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

const aCheck = async () => {
  const product = await aWholeProduct()
  const { firm } = product
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { clients } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const contact = String(clients[0].contact_id)
  const user = await firm.inside(({ users }) => users.byContact(contact))
  if (user === null) throw new Error('the client has no account')
  const path = `/api/conveyances/${id}/identity-checks`
  const asked = await owner.post(`${path}/${contact}/request`, { version: 0 })
  expect(asked.status, asked.text).toBe(200)
  const client = await browserOf(product, user, 'clients')
  const own = `/api/client/cases/${id}/identity`
  await client.send('POST', `${own}/paper`, JSON.stringify({ paper: 'passport' }))
  return { ...product, owner, client, contact, path, own, id: String(id) }
}

const sendPicture = async (client: Browser, own: string, slot: string, bytes = aPdf()) => {
  const entry = { id: crypto.randomUUID(), slot, name: `${slot}.pdf`, bytes: bytes.length }
  const begun = await client.send('POST', `${own}/uploads`, JSON.stringify(entry))
  if (!begun.ok) return begun
  return client.put(entry.id, 0, bytes)
}

const pictures = async ({
  owner,
  path,
}: Pick<Awaited<ReturnType<typeof aCheck>>, 'owner' | 'path'>) =>
  (await owner.get(path)).body.data[0].check.pictures

test('pictures are opened by who checks them alone, and every look is in the audit log', async () => {
  const it = await aCheck()
  for (const slot of ['front', 'selfie', 'address']) {
    const answer = await sendPicture(it.client, it.own, slot)
    expect(answer.status).toBe(200)
  }
  const [front, selfie] = await pictures(it)
  expect([front.code, selfie.code]).toEqual([null, expect.stringMatching(/^[A-Z0-9]{6}$/)])
  const address = `/files/${front.file_id}`
  const auditor = await it.firm.user({ role: 'Auditor' })
  const agent = await it.firm.user({ type: 'agent', agency_id: 'bellwether' })
  const owner = await browserOf(it, it.owner.user)
  expect((await owner.send('GET', address)).status).toBe(200)
  expect((await (await browserOf(it, auditor)).send('GET', address)).status).toBe(404)
  expect((await (await browserOf(it, agent)).send('GET', address)).status).toBe(404)
  expect((await it.client.send('GET', address)).status).toBe(404)
  const reads = await it.firm.inside(({ store }) =>
    store.rows(`SELECT subject FROM reads WHERE subject = 'identity-check'`),
  )
  expect(reads).toHaveLength(1)
  const documents = (await it.owner.get(`/api/conveyances/${it.id}/documents`)).body.data
  expect(documents).toEqual([])
})

test('nothing is sent while a picture is missing, and nothing is replaced once it was', async () => {
  const it = await aCheck()
  const send = () => it.client.send('POST', `${it.own}/sending`)
  expect((await send()).status).toBe(409)
  for (const slot of ['front', 'selfie', 'address']) await sendPicture(it.client, it.own, slot)
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(200)
  const late = await sendPicture(it.client, it.own, 'front')
  expect(late.status).toBe(409)
  const [person] = (await it.owner.get(it.path)).body.data
  expect(person.standing).toBe('with_us')
})

test('a file that the scan refuses never becomes a picture', async () => {
  const it = await aCheck()
  const program = Uint8Array.from('MZ not a picture', (char) => char.charCodeAt(0))
  expect((await sendPicture(it.client, it.own, 'front', program)).status).toBe(422)
  expect(await pictures(it)).toEqual([])
})

test('another client of the firm finds no check here', async () => {
  const it = await aCheck()
  const stranger = await it.firm.user({ type: 'client', contact_id: crypto.randomUUID() })
  const other = await browserOf(it, stranger, 'clients')
  expect((await other.send('GET', it.own)).status).toBe(404)
  expect((await sendPicture(other, it.own, 'front')).status).toBe(404)
})
