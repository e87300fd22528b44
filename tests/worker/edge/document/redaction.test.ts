import { expect, test } from 'vitest'
import { packed } from '#domain/document/redaction/package'
import { lateModules } from '#worker/late-modules'
import * as pdfText from '#worker/pdf/plain-text'
import * as redaction from '#worker/pdf/redaction/redacting'
import { flatJpeg } from '../../../support/flat-jpeg.ts'
import { instructed } from '../../support/cases.ts'
import { aPdfThatSays, aWordFile } from '../../support/document/files.ts'
import { browserOf, upload } from '../../support/document/uploading.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

lateModules.pdfText = async () => pdfText
lateModules.redaction = async () => redaction

const aCase = async () => {
  const product = await aWholeProduct()
  const { firm } = product
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  return { ...product, id: String(id), owner, staff: await browserOf(product, owner.user) }
}

type Case = Awaited<ReturnType<typeof aCase>>

const uploaded = async (
  { staff, id }: Case,
  name = 'Statement.pdf',
  bytes?: Uint8Array<ArrayBuffer>,
) => {
  const sent = await upload(staff, id, name, bytes ?? aPdfThatSays('The Okonkwo mortgage'))
  const { data } = await sent.json<{ data: { document_id: string } }>()
  return data.document_id
}

const orderOf = (document: string, more: Record<string, unknown> = {}) => ({
  document,
  number: 1,
  boxes: [{ page: 1, x: 0, y: 0.4, width: 1, height: 0.2 }],
  has_pictures_only: false,
  reason: 'A third person is named',
  group: 'contract-pack',
  folder: '',
  name: 'Statement, redacted',
  is_shared: true,
  ...more,
})

const black = flatJpeg(25, 25, () => 0)
const white = flatJpeg(25, 25, () => 255)

const put = async (
  { staff, id }: Pick<Case, 'staff' | 'id'>,
  order: Record<string, unknown>,
  { key = crypto.randomUUID(), picture = black }: { key?: string; picture?: Uint8Array } = {},
) => {
  const body = packed({ order, pictures: [{ page: 1, bytes: picture.length }] }, [picture])
  const path = `/api/conveyances/${id}/redactions/${key}`
  const answer = await staff.send('PUT', path, body, 'application/octet-stream')
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
  return { status: answer.status, body: await answer.json<any>() }
}

const documentsOf = async ({ owner, id }: Case) =>
  (await owner.get(`/api/conveyances/${id}/documents`)).body.data

test('a redacted copy is a document of its own, filed once, that says what it was made of and why', async () => {
  const it = await aCase()
  const source = await uploaded(it)
  const key = crypto.randomUUID()
  const made = await put(it, orderOf(source), { key })
  expect(made.body.data).toMatchObject({
    name: 'Statement, redacted.pdf',
    visible_to: ['staff', 'client'],
    versions: [
      {
        source: 'redacted',
        pages: 1,
        original_name: 'Statement, redacted.pdf',
        redacted_from: {
          ...{ document: source, name: 'Statement.pdf', number: 1, pages: [1] },
          reason: 'A third person is named',
        },
      },
    ],
  })
  expect((await put(it, orderOf(source), { key })).body.data.id).toBe(made.body.data.id)
  const [original, ...copies] = await documentsOf(it)
  expect([original.id, original.visible_to, copies.length]).toEqual([source, ['staff'], 1])
  const found = await it.owner.get(`/api/conveyances/${it.id}/document-matches?q=okonkwo`)
  expect(found.body.data).toEqual([source])
  const file = await it.staff.send('GET', `/files/${made.body.data.versions[0].file_id}`)
  expect(await file.text()).not.toContain('Okonkwo')
  const { history } = (await it.owner.get(`/api/conveyances/${it.id}`)).body.data
  expect(JSON.stringify(history)).toContain('from Statement.pdf (A third person is named)')
})

test('a client reads the copy and neither its original nor the reason', async () => {
  const it = await aCase()
  await put(it, orderOf(await uploaded(it)))
  const { clients } = (await it.owner.get(`/api/conveyances/${it.id}`)).body.data.conveyance
  const client = await it.firm.inside(({ users }) => users.byContact(clients[0].contact_id))
  if (client === null) throw new Error('the client has no account')
  const browser = await browserOf(it, client, 'clients')
  const answer = await (await browser.send('GET', '/api/client-documents')).text()
  expect(answer).toContain('Statement, redacted.pdf')
  expect(answer).not.toMatch(/third person|"Statement\.pdf"/)
  expect((await put({ ...it, staff: browser }, orderOf('x'))).status).toBe(403)
})

test('what is refused files nothing', async () => {
  const it = await aCase()
  const source = await uploaded(it)
  const word = await uploaded(it, 'Letter.docx', aWordFile('Okonkwo'))
  const [other] = await instructed(it.firm, it.owner)
  const foreign = await uploaded({ ...it, id: String(other.id) })
  const refusals = [
    [await put(it, orderOf(source), { picture: white }), 422],
    [await put(it, orderOf(source, { boxes: [] })), 422],
    [await put(it, orderOf(source, { reason: ' ' })), 422],
    [await put(it, orderOf(source, { group: 'no-such' })), 422],
    [await put(it, orderOf(source, { number: 2 })), 409],
    [await put(it, orderOf(word)), 409],
    [await put(it, orderOf(foreign)), 404],
    [await put(it, orderOf(source), { key: 'no-uuid' }), 404],
  ] as const
  expect(refusals.map(([{ status }]) => status)).toEqual(refusals.map(([, status]) => status))
  const cut = packed({ order: orderOf(source), pictures: [{ page: 1, bytes: 9 }] }, [black])
  const path = `/api/conveyances/${it.id}/redactions/${crypto.randomUUID()}`
  expect((await it.staff.send('PUT', path, cut, 'application/octet-stream')).status).toBe(400)
  expect(await documentsOf(it)).toHaveLength(2)
})
