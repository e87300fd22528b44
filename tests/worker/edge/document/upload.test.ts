import { expect, test } from 'vitest'
import { PART_BYTES } from '#domain/document/file-parts'
import { sha256Of } from '#worker/directory/file-store'
import { lateModules } from '#worker/late-modules'
import * as pdfText from '#worker/pdf/plain-text'
import { jpegWith } from '../../../support/picture/pictures.ts'
import { instructed } from '../../support/cases.ts'
import { aPdf, aPdfThatSays, aWordFile } from '../../support/document/files.ts'
import { hostileFiles } from '../../support/document/hostile.ts'
import { browserOf, entryOf, upload } from '../../support/document/uploading.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

lateModules.pdfText = async () => pdfText

const aCase = async () => {
  const product = await aWholeProduct()
  const { firm } = product
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { clients } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const client = await firm.inside(({ users }) => users.byContact(clients[0].contact_id))
  if (client === null) throw new Error('the client has no account')
  return { ...product, id: String(id), owner, client, staff: await browserOf(product, owner.user) }
}

const documentsOf = async ({
  owner,
  id,
}: Pick<Awaited<ReturnType<typeof aCase>>, 'owner' | 'id'>) =>
  (await owner.get(`/api/conveyances/${id}/documents`)).body.data

const storedKeys = async ({ env }: Pick<Awaited<ReturnType<typeof aCase>>, 'env'>, prefix = '') =>
  (await env.FILES.list({ prefix })).objects.map(({ key }) => key)

const dataOf = async (answer: Response) => {
  const { data } = await answer.json<{
    data: { id: string; parts: number[]; document_id: string }
  }>()
  return data
}

test('a file of several parts is filed once, however often and in which order they arrive', async () => {
  const it = await aCase()
  const bytes = aPdf(2 * PART_BYTES)
  const entry = entryOf('Big plan.pdf', bytes.length)
  expect((await dataOf(await it.staff.begin(it.id, entry))).parts).toEqual([])
  const part = (index: number) =>
    it.staff.put(entry.id, index, bytes.slice(index * PART_BYTES, (index + 1) * PART_BYTES))
  await part(2)
  await part(0)
  expect((await dataOf(await part(0))).parts).toEqual([0, 2])
  const [one, two] = await Promise.all([part(1), part(1)])
  const filed = await dataOf(one)
  expect((await dataOf(two)).document_id).toBe(filed.document_id)
  expect((await dataOf(await part(1))).document_id).toBe(filed.document_id)
  const documents = await documentsOf(it)
  expect(documents).toMatchObject([
    { id: filed.document_id, versions: [{ bytes: bytes.length, pages: 1 }] },
  ])
  const found = await it.staff.send('GET', `/files/${documents[0].versions[0].file_id}`)
  expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytes)
  expect(await storedKeys(it, `t/harcourt/uploads/${entry.id}`)).toEqual([])
})

test('an upload that is cut at 99 % resumes with what has arrived', async () => {
  const it = await aCase()
  const bytes = aPdf(PART_BYTES)
  const entry = entryOf('Cut.pdf', bytes.length)
  await it.staff.begin(it.id, entry)
  await it.staff.put(entry.id, 0, bytes.slice(0, PART_BYTES))
  const last = bytes.slice(PART_BYTES)
  const cut = await it.staff.put(entry.id, 1, last.slice(0, -1))
  expect(cut.status).toBe(422)
  expect(await documentsOf(it)).toEqual([])
  expect((await dataOf(await it.staff.begin(it.id, entry))).parts).toEqual([0])
  const filed = await dataOf(await it.staff.put(entry.id, 1, last))
  expect(await documentsOf(it)).toMatchObject([{ id: filed.document_id, name: 'Cut.pdf' }])
})

test('of a refused file nothing stays but the refusal in the audit log', async () => {
  const it = await aCase()
  const files = (await hostileFiles()).filter((_, index) => index % 23 === 0)
  for (const [name, bytes] of files) {
    const answer = await upload(it.staff, it.id, name, new Uint8Array(bytes))
    expect(answer.status, name).toBe(422)
    const { error } = await answer.json<{ error: { code: string; message: string } }>()
    expect(error.code).toBe('file_refused')
    expect(error.message).toMatch(/\.$/)
  }
  expect(await documentsOf(it)).toEqual([])
  expect((await storedKeys(it)).filter((key) => key.includes('/uploads/'))).toEqual([])
  const rows = await it.firm.inside(({ store }) => [
    ...store.rows('SELECT id FROM uploads'),
    ...store.rows('SELECT id FROM documents'),
  ])
  expect(rows).toEqual([])
  const refusals = await it.firm.inside(({ store }) =>
    store.rows(`SELECT seq FROM audit WHERE name = 'document.refused'`),
  )
  expect(refusals).toHaveLength(files.length)
}, 300_000)

test.each([
  ['photo.jpg', 400 * 1024 * 1024, 'This file is 400 MB. Choose one of up to 50 MB.'],
  ['empty.pdf', 0, 'This file is empty. Choose another.'],
  ['macros.docm', 10, 'This type of file cannot be uploaded.'],
])('%s of %i bytes is refused before its first byte', async (name, bytes, words) => {
  const it = await aCase()
  const answer = await it.staff.begin(it.id, entryOf(name, bytes))
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(words)
})

test('a version is of the type of its document, and the one before stays', async () => {
  const it = await aCase()
  const { document_id: document } = await dataOf(await upload(it.staff, it.id, 'A.pdf', aPdf()))
  const other = await it.staff.begin(it.id, entryOf('B.docx', 10, { document }))
  expect(await other.text()).toContain('A new version has to be a .pdf file.')
  const version = aPdf(7)
  expect((await upload(it.staff, it.id, 'B.pdf', version, { document })).status).toBe(200)
  expect(await documentsOf(it)).toMatchObject([
    {
      name: 'A.pdf',
      current: 2,
      versions: [{ original_name: 'A.pdf' }, { original_name: 'B.pdf', bytes: version.length }],
    },
  ])
})

test('the words of a Word file are found, read and audited; a client reads what is shared alone', async () => {
  const it = await aCase()
  const browser = await browserOf(it, it.client, 'clients')
  const words = aWordFile('The boundary wall')
  const { document_id: id } = await dataOf(await upload(it.staff, it.id, 'W.docx', words))
  const path = `/api/conveyances/${it.id}/document-matches?q=WALL%20boundary`
  expect((await it.owner.get(path)).body.data).toEqual([id])
  const text = async () => {
    const answer = await browser.send('GET', `/api/documents/${id}/text`)
    return answer.ok ? (await answer.json<{ data: { text: string } }>()).data.text : answer.status
  }
  expect(await text()).toBe(404)
  const change = {
    version: 1,
    name: 'W',
    group: 'enquiries',
    folder: '',
    tags: [],
    is_shared: true,
  }
  const changed = await it.owner.send('PATCH', `/api/documents/${id}`, change)
  expect(changed.body.data).toMatchObject({ name: 'W.docx', visible_to: ['staff', 'client'] })
  expect((await it.owner.send('PATCH', `/api/documents/${id}`, change)).status).toBe(409)
  expect(await text()).toBe('The boundary wall')
  const reads = await it.firm.inside(({ store }) =>
    store.rows(`SELECT seq FROM audit WHERE name = 'record.read' AND subject_id = ?`, id),
  )
  expect(reads).toHaveLength(1)
})

test('the words of an uploaded PDF are found', async () => {
  const it = await aCase()
  const lease = aPdfThatSays('The lessee shall paint the fence')
  const { document_id: id } = await dataOf(await upload(it.staff, it.id, 'Lease.pdf', lease))
  const found = async (q: string) =>
    (await it.owner.get(`/api/conveyances/${it.id}/document-matches?q=${q}`)).body.data
  expect(await found('fence%20LESSEE')).toEqual([id])
  expect(await found('hedge')).toEqual([])
})

test('a client sends a document of their own case, which staff see, and only their own upload', async () => {
  const it = await aCase()
  const browser = await browserOf(it, it.client, 'clients')
  const entry = entryOf('me.docx', 10, { group: 'id-and-funds', is_shared: false })
  const bytes = aWordFile('Proof of address')
  expect((await upload(browser, it.id, 'me.docx', bytes, { group: 'id-and-funds' })).status).toBe(
    200,
  )
  const [document] = await documentsOf(it)
  expect(document).toMatchObject({ visible_to: ['staff', 'client'], group: 'id-and-funds' })
  const group = { ...entry, group: 'compliance' }
  expect((await browser.begin(it.id, group)).status).toBe(422)
  await it.staff.begin(it.id, entry)
  const nobody = await browser.put(crypto.randomUUID(), 0, bytes)
  const foreign = await browser.put(entry.id, 0, bytes)
  expect(foreign.status).toBe(404)
  const same = (text: string) => text.replaceAll(/"trace":"[^"]*"/g, '')
  expect(same(await foreign.text())).toBe(same(await nobody.text()))
})

test('a picture that a client sends loses where it was taken and lies under a random key; one of staff stays as it is', async () => {
  const it = await aCase()
  const place = jpegWith('Exif\0\0GPS 51.4545')
  const client = await browserOf(it, it.client, 'clients')
  const stored = async (browser: typeof client, name: string) => {
    const group = { group: 'id-and-funds' }
    expect((await upload(browser, it.id, name, place, group)).status).toBe(200)
    const found = (await documentsOf(it)).find(
      (document: { name: string }) => document.name === name,
    )
    const [{ file_id, bytes, sha256 }] = found.versions
    const file = new Uint8Array(
      await (await it.staff.send('GET', `/files/${file_id}`)).arrayBuffer(),
    )
    expect([file.length, sha256]).toEqual([bytes, sha256Of(file)])
    const key = await it.firm.inside(({ files }) => files.find(file_id)?.key)
    expect(key).toMatch(/^t\/harcourt\/[\w-]{32}/)
    expect(key).not.toMatch(/Passport|Fence/)
    return new TextDecoder('latin1').decode(file)
  }
  expect(await stored(client, 'Passport.jpg')).not.toContain('GPS')
  expect(await stored(it.staff, 'Fence.jpg')).toContain('GPS')
})

test('staff see which clients opened a document that is shared with them, and when', async () => {
  const it = await aCase()
  const shared = { group: 'title', is_shared: true }
  expect((await upload(it.staff, it.id, 'Report.pdf', aPdf(900), shared)).status).toBe(200)
  const [{ id, versions }] = await documentsOf(it)
  const openings = async () => (await it.owner.get(`/api/documents/${id}/openings`)).body.data
  await it.staff.send('GET', `/files/${versions[0].file_id}`)
  expect(await openings()).toEqual([])
  const browser = await browserOf(it, it.client, 'clients')
  expect((await browser.send('GET', `/files/${versions[0].file_id}`)).status).toBe(200)
  const { first_name, last_name } = it.client
  const [opening, ...more] = await openings()
  expect([opening.name, more]).toEqual([`${first_name} ${last_name}`, []])
  expect(opening.first_at).toBe(opening.last_at)
  expect((await browser.send('GET', `/api/documents/${id}/openings`)).status).toBe(403)
})
