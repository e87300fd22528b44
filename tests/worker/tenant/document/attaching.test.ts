import { expect, test } from 'vitest'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { instructed } from '../../support/cases.ts'
import { dataOf, messagesOf } from '../../support/communications.ts'
import { aPdf } from '../../support/document/files.ts'
import { browserOf, upload } from '../../support/document/uploading.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

const aCaseWithDocument = async (group = 'contract-pack') => {
  const product = await aWholeProduct()
  const { firm } = product
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const browser = await browserOf(product, owner.user)
  const sent = await upload(browser, id, 'Contract.pdf', aPdf(), { group })
  const { data } = await sent.json<{ data: { document_id: string } }>()
  const path = `/api/conveyances/${id}`
  const { conveyance }: { conveyance: Conveyance } = dataOf(await owner.get(path))
  const to = conveyance.clients[0]?.email ?? ''
  const write = (more: object = {}) =>
    owner.post(`${path}/emails`, { to, subject: 'The contract', text: 'Please read it.', ...more })
  return { firm, owner, path, to, conveyance, document: data.document_id, write }
}

test('an email to somebody of a case takes documents of it along, each once', async () => {
  const { firm, document, write } = await aCaseWithDocument()
  expect(dataOf(await write({ attachments: [document, document] }))).toEqual({ sent: 1 })
  const [message] = await messagesOf(firm, 'email.sent')
  expect(message.attachments).toMatchObject([{ name: 'Contract.pdf' }])
  expect(dataOf(await write())).toEqual({ sent: 1 })
  expect((await messagesOf(firm, 'email.sent')).map((it) => it.attachments?.length ?? 0)).toEqual([
    1, 0,
  ])
})

test('no document of another case, and none that stays in the firm, leaves with an email', async () => {
  const other = await aCaseWithDocument()
  const { firm, document, write } = await aCaseWithDocument('compliance')
  expect((await write({ attachments: [document] })).body.error.code).toBe('document.staff_only')
  const foreign = await write({ attachments: [other.document] })
  expect(foreign.body.error.fields).toEqual({ attachments: ['Choose documents of this case.'] })
  expect((await write({ attachments: ['nothing'] })).status).toBe(422)
  expect(await messagesOf(firm, 'email.sent')).toEqual([])
})

test('an email starts from a template that suits the case and asks nothing', async () => {
  const { owner, path, to, conveyance } = await aCaseWithDocument()
  const templates: { key: string; name: string }[] = dataOf(
    await owner.get(`${path}/email-templates`),
  )
  const keys = templates.map(({ key }) => key)
  expect(keys).not.toContain('welcome-next-steps')
  expect(keys).not.toContain(conveyance.matter_type === 'sale' ? 'search-explainer' : 'ae-done')
  const template = 'pack-sent-agent'
  expect(keys).toContain(template)
  const text = dataOf(await owner.post(`${path}/email-texts`, { template, to }))
  expect(text.subject).not.toBe('')
  expect(text.text).toContain('Dear ')
  expect(text.text).not.toMatch(/\{\{|\}\}|\*\*/)
  const unsuited = { template: 'welcome-next-stepz', to }
  expect((await owner.post(`${path}/email-texts`, unsuited)).status).toBe(422)
})
