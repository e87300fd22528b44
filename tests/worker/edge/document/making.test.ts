import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aPdf } from '../../support/document/files.ts'
import { browserOf, upload } from '../../support/document/uploading.ts'
import { facts } from '../../support/quotes.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

const aCase = async (matter: 'sale' | 'purchase' = 'sale') => {
  const product = await aWholeProduct()
  const { firm } = product
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner, facts(matter))
  return { ...product, id: String(id), owner, staff: await browserOf(product, owner.user) }
}

type Case = Awaited<ReturnType<typeof aCase>>

const order = (more: Record<string, unknown> = {}) => ({
  kind: 'template',
  id: crypto.randomUUID(),
  template: 'witness-notes',
  recipient: null,
  answers: {},
  format: 'pdf',
  document: null,
  group: 'signing',
  folder: '',
  name: 'Notes for your witness',
  is_shared: true,
  ...more,
})

const make = async ({ staff, id }: Case, body: Record<string, unknown>) => {
  const answer = await staff.send('POST', `/api/conveyances/${id}/made-files`, JSON.stringify(body))
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
  return { status: answer.status, body: await answer.json<any>() }
}

const documentsOf = async ({ owner, id }: Case) =>
  (await owner.get(`/api/conveyances/${id}/documents`)).body.data

test('a document is made from the template in force, filed once and named by its template', async () => {
  const it = await aCase()
  const [first] = (await it.owner.get(`/api/conveyances/${it.id}/document-templates`)).body.data
  expect(first).toMatchObject({ number: 1, recipient: null })
  const asked = order()
  const made = await make(it, asked)
  expect(made.body.data).toMatchObject({
    name: 'Notes for your witness.pdf',
    group: 'signing',
    visible_to: ['staff', 'client'],
    versions: [
      { source: 'generated', pages: 2, made_from: { template: 'witness-notes', number: 1 } },
    ],
  })
  const again = await make(it, asked)
  expect(again.body.data.id).toBe(made.body.data.id)
  expect(await documentsOf(it)).toHaveLength(1)
  const { file_id } = made.body.data.versions[0]
  const file = await it.staff.send('GET', `/files/${file_id}`)
  expect(await file.text()).toContain('A witness must be 18 or over')
  const found = await it.owner.get(`/api/conveyances/${it.id}/document-matches?q=witness`)
  expect(found.body.data).toEqual([made.body.data.id])
})

test('made anew, it is a version of the document of before', async () => {
  const it = await aCase()
  const first = await make(it, order())
  const second = await make(it, order({ document: first.body.data.id }))
  expect(second.body.data).toMatchObject({ id: first.body.data.id, current: 2 })
  const word = await make(it, order({ document: first.body.data.id, format: 'docx' }))
  expect(word).toMatchObject({ status: 409, body: { error: { code: 'document.other_type' } } })
  expect((await documentsOf(it))[0].versions).toHaveLength(2)
})

test('what is missing is named before and refused, and nothing is filed', async () => {
  const it = await aCase('purchase')
  const asked = { template: 'registration-done', recipient: null, answers: {} }
  const preview = await it.owner.post(`/api/conveyances/${it.id}/document-previews`, asked)
  const labels = preview.body.data.missing.map(({ label }: { label: string }) => label)
  expect(labels).toContain('The day of registration')
  const refused = await make(it, order({ template: 'registration-done' }))
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toContain('The day of registration')
  expect((await make(it, order({ group: 'title' }))).status).toBe(422)
  expect((await make(it, order({ template: 'none-such' }))).status).toBe(422)
  expect((await make(it, order({ answers: { nothing: 'x' } }))).status).toBe(422)
  expect(await documentsOf(it)).toEqual([])
})

test('whoever may not change the case makes nothing in it, and no other case lends its documents', async () => {
  const it = await aCase()
  const { clients } = (await it.owner.get(`/api/conveyances/${it.id}`)).body.data.conveyance
  const client = await it.firm.inside(({ users }) => users.byContact(clients[0].contact_id))
  if (client === null) throw new Error('the client has no account')
  const refused = await make({ ...it, staff: await browserOf(it, client, 'clients') }, order())
  expect(refused.status).toBe(403)
  const [other] = await instructed(it.firm, it.owner)
  const sent = await upload(it.staff, other.id, 'Plan.pdf', aPdf(1000))
  const { data } = await sent.json<{ data: { document_id: string } }>()
  const place = { group: 'signing', folder: '', name: 'Bundle', is_shared: false }
  const bundle = {
    ...{ kind: 'bundle', id: crypto.randomUUID(), documents: [data.document_id], ...place },
    ...{ has_index: true, is_numbered: true, stamp: '' },
  }
  expect((await make(it, bundle)).body.error.fields).toEqual({
    documents: ['Choose documents of this case.'],
  })
  expect(await documentsOf(it)).toEqual([])
})
