import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { dataOf, hold, messagesOf } from '../../support/communications.ts'
import { aPdf } from '../../support/document/files.ts'
import { browserOf, upload } from '../../support/document/uploading.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

const aDocument = async (group = 'contract-pack') => {
  const product = await aWholeProduct()
  const { firm } = product
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner)
  const browser = await browserOf(product, owner.user)
  const sent = await upload(browser, id, 'Contract.pdf', aPdf(), { group })
  const { data } = await sent.json<{ data: { document_id: string } }>()
  const path = `/api/documents/${data.document_id}/sendings`
  const send = (more: object = {}) =>
    owner.post(path, {
      number: 1,
      to: ['client'],
      subject: 'Contract',
      text: 'Read {name}.',
      ...more,
    })
  return { firm, owner, id: String(id), ref, send }
}

const TYPE = 'conveyance.document-sent'

test('a document leaves as an attachment of an email that the history names', async () => {
  const { firm, send } = await aDocument()
  expect(dataOf(await send()).sent).toBeGreaterThan(0)
  const [message] = await messagesOf(firm, TYPE)
  expect(message).toMatchObject({ subject: 'Contract', attachments: [{ name: 'Contract.pdf' }] })
  expect(message.body).toContain('Read {name}.')
  const told = await firm.inside(({ store }) =>
    store.row<{ detail: string }>('SELECT detail FROM audit WHERE name = ?', TYPE),
  )
  expect(JSON.parse(told?.detail ?? '{}')).toMatchObject({ number: 1, to: ['client'] })
})

test('nothing is sent of an older version, of staff alone, to nobody, or on hold', async () => {
  const { firm, owner, id, send } = await aDocument()
  expect((await send({ number: 2 })).body.error.code).toBe('document.newer')
  expect((await send({ to: ['agent'] })).status).toBe(422)
  await hold(owner, id)
  expect((await send()).body.error.code).toBe('document.on_hold')
  const internal = await aDocument('compliance')
  expect((await internal.send()).body.error.code).toBe('document.staff_only')
  for (const it of [firm, internal.firm]) expect(await messagesOf(it, TYPE)).toEqual([])
})
