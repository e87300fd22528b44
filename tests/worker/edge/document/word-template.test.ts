import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { wordText } from '#domain/document/office'
import { blankContent } from '#domain/template/template'
import { pruneWordFiles } from '#tenant/template/word/pruning'
import { lateModules } from '#worker/late-modules'
import * as wordMerging from '#worker/word/merging'
import * as wordReader from '#worker/word/reading'
import { instructed } from '../../support/cases.ts'
import { hostileTemplates } from '../../support/document/hostile-word.ts'
import { browserOf } from '../../support/document/uploading.ts'
import { aWordTemplate, p, partsIn, row, table } from '../../support/document/word.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

lateModules.wordReader = async () => wordReader
lateModules.wordMerging = async () => wordMerging

const templates = '/api/admin/templates/documents'

const letter = aWordTemplate(
  p('Dear {{ client.names }},') +
    p('{% if case.price %}') +
    p('The price is {{ case.price | gbp }}.') +
    p('{% endif %}') +
    table(row('{% for client in clients %}{{ client.name }}', '{{ client.role }}{% endfor %}')),
  { header: '{{ firm.name }}', footer: 'Our reference {{ case.ref }}' },
)

const aProduct = async () => {
  const product = await aWholeProduct()
  await product.firm.user({ role: 'Conveyancer' })
  const owner = await product.firm.as('Owner')
  const staff = await browserOf(product, owner.user)
  const put = (
    bytes: Uint8Array<ArrayBuffer>,
    id = crypto.randomUUID(),
    name = 'Letter.docx',
    by = staff,
  ) =>
    by.send(
      'PUT',
      `/api/template-files/${id}?name=${encodeURIComponent(name)}`,
      bytes,
      'application/octet-stream',
    )
  const keys = async () => (await product.env.FILES.list()).objects.map(({ key }) => key)
  return { ...product, owner, staff, put, keys }
}

type Product = Awaited<ReturnType<typeof aProduct>>

const dataOf = async (answer: Response) => {
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
  const { data } = await answer.json<any>()
  return data
}

const drafted = async ({ owner, put }: Product, bytes = letter, key = 'our-letter') => {
  const { id } = await dataOf(await put(bytes))
  const content = { ...blankContent, name: 'Our letter', audience: 'client', word: id }
  const { status, body } = await owner.post(templates, { key, content, is_next: false })
  expect(status).toBe(200)
  return { draft: body.data, file: id, content }
}

const publish = ({ owner }: Product, { id, version }: { id: string; version: number }) =>
  owner.post(`${templates}/${id}/publication`, {
    version,
    effective_from: londonDate(new Date().toISOString()),
    note: 'First',
  })

const order = (format: string) => ({
  ...{ kind: 'template', id: crypto.randomUUID(), template: 'our-letter', recipient: null },
  ...{ answers: {}, format, document: null, group: 'signing', folder: '' },
  ...{ name: 'Our letter', is_shared: false },
})

test('a Word file becomes a template, is published, and makes a Word file of a case', async () => {
  const it = await aProduct()
  const [{ id: caseId, ref }] = await instructed(it.firm, it.owner)
  const { draft } = await drafted(it)
  expect(draft).toMatchObject({
    content: { layout: null, body: expect.stringContaining('Dear {{ client.names }},') },
    word_file: { name: 'Letter.docx', bytes: letter.length },
  })
  expect((await publish(it, draft)).body.data).toMatchObject({ status: 'published' })
  const [choice] = (
    await it.owner.get(`/api/conveyances/${caseId}/document-templates`)
  ).body.data.filter(({ key }: { key: string }) => key === 'our-letter')
  expect(choice).toMatchObject({ is_word: true })
  const make = (body: object) =>
    it.staff.send('POST', `/api/conveyances/${caseId}/made-files`, JSON.stringify(body))
  expect((await make(order('pdf'))).status).toBe(422)
  const asked = order('docx')
  const made = await dataOf(await make(asked))
  expect(made).toMatchObject({
    name: 'Our letter.docx',
    versions: [{ source: 'generated', made_from: { template: 'our-letter', number: 1 } }],
  })
  expect((await dataOf(await make(asked))).id).toBe(made.id)
  const answer = await it.staff.send('GET', `/files/${made.versions[0].file_id}`)
  const parts = await partsIn(new Uint8Array(await answer.arrayBuffer()))
  expect(wordText(parts.get('word/footer1.xml') ?? '')).toBe(`Our reference ${ref}`)
  expect(wordText(parts.get('word/document.xml') ?? '')).not.toMatch(/[{}]/)
  const found = await it.owner.get(`/api/conveyances/${caseId}/document-matches?q=dear`)
  expect(found.body.data).toEqual([made.id])
})

test('an unknown field is named with a suggestion and not published, until another file replaces it', async () => {
  const it = await aProduct()
  const { draft, content } = await drafted(it, aWordTemplate(p('Dear {{ client.nmes }}')))
  const refused = await publish(it, draft)
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toContain('Did you mean “client.names”?')
  const { id: word, body } = await dataOf(await it.put(letter))
  expect(body).toContain('{{ client.names }}')
  const saved = await it.owner.send('PUT', `${templates}/${draft.id}`, {
    version: 1,
    content: { ...content, word, body: 'Something else' },
  })
  expect(saved.body.data.content.body).toBe(body)
  expect((await publish(it, saved.body.data)).status).toBe(200)
})

test('the preview fills the file in with a sample, and names what a case lacks', async () => {
  const it = await aProduct()
  const { content } = await drafted(it)
  const preview = async (more: object) =>
    (
      await it.owner.post(`${templates}/previews`, {
        content,
        sample: 'joint',
        case_ref: null,
        ...more,
      })
    ).body
  const { body, footer, missing } = (await preview({})).data
  expect(JSON.stringify(body)).toContain('Dear Amara Okonkwo and Lewis Okonkwo,')
  expect(body.at(-1)).toMatchObject({ kind: 'table', rows: [{}, {}] })
  expect(JSON.stringify(footer)).toContain('Our reference 26-P-01188')
  expect(missing).toEqual([])
  const { id } = await dataOf(await it.put(aWordTemplate(p('{{ case.registered_on }}'))))
  const [{ ref }] = await instructed(it.firm, it.owner)
  const lacking = await preview({ content: { ...content, word: id }, case_ref: ref })
  expect(lacking.data.missing).toEqual([
    { path: 'case.registered_on', label: 'The day of registration' },
  ])
})

test('the same id stores a file once, and only who may see templates reads it', async () => {
  const it = await aProduct()
  const id = crypto.randomUUID()
  await it.put(letter, id)
  const before = (await it.keys()).length
  expect((await dataOf(await it.put(aWordTemplate(p('other')), id))).body).toContain('Dear')
  expect(await it.keys()).toHaveLength(before)
  const read = await it.staff.send('GET', `/files/${id}`)
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(letter)
  expect(read.headers.get('Content-Disposition')).toContain('Letter.docx')
  const cashier = await browserOf(it, await it.firm.user({ role: 'Cashier' }))
  expect((await cashier.send('GET', `/files/${id}`)).status).toBe(404)
  expect((await it.put(letter, crypto.randomUUID(), 'Letter.docx', cashier)).status).toBe(403)
  expect(await it.keys()).toHaveLength(before)
})

test('a template of another family, and one of a file that is not there, are refused', async () => {
  const it = await aProduct()
  const { id } = await dataOf(await it.put(letter))
  const content = { ...blankContent, name: 'Our letter', word: id }
  const create = (path: string, word: string) =>
    it.owner.post(path, { key: 'our-letter', content: { ...content, word }, is_next: false })
  const email = await create('/api/admin/templates/emails', id)
  expect(email.body.error.fields).toEqual({ word: ['Choose the Word file again.'] })
  expect((await create(templates, 'nothing')).status).toBe(422)
})

test('a file that no template names is gone the next night, and one that a template names stays', async () => {
  const it = await aProduct()
  const { file } = await drafted(it)
  const { id } = await dataOf(await it.put(aWordTemplate(p('unused'))))
  const before = (await it.keys()).length
  const removed: string[] = []
  await it.firm.inside(async (parts) => {
    const now = new Date(Date.now() + 2 * 86_400_000).toISOString()
    const removeAll = async (key: string) => {
      removed.push(key)
      await it.env.FILES.delete(key)
    }
    await pruneWordFiles({ store: parts.store, now }, { removeAll })
  })
  expect(removed).toHaveLength(1)
  expect(await it.keys()).toHaveLength(before - 1)
  expect((await it.staff.send('GET', `/files/${id}`)).status).toBe(404)
  expect((await it.staff.send('GET', `/files/${file}`)).status).toBe(200)
})

test('more than 50 hostile files are refused with their reason, and nothing of them is stored', async () => {
  const it = await aProduct()
  const before = await it.keys()
  expect(hostileTemplates.length).toBeGreaterThan(50)
  for (const [what, name, bytes, reason] of hostileTemplates) {
    const began = Date.now()
    const answer = await it.put(bytes, crypto.randomUUID(), name)
    expect(answer.status, what).toBe(422)
    expect(await answer.text(), what).toContain(reason)
    expect(Date.now() - began, what).toBeLessThan(20_000)
  }
  expect(await it.keys()).toEqual(before)
  const stored = await it.firm.inside(({ store }) =>
    store.row<{ count: number }>('SELECT COUNT(*) AS count FROM template_files'),
  )
  expect(stored?.count).toBe(0)
})
