import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const content = {
  use: 'enquiry',
  title: 'Boundaries',
  classification: 'BND',
  text: 'As to {{ property.line }}: the seller has maintained none of them.',
}

const aCase = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  return { firm, owner, id: String(id) }
}

test('a standard reply is filled in for a case, and archived ones are not offered', async () => {
  const { owner, id } = await aCase()
  const created = (await owner.post('/api/standard-replies', { content })).body.data
  const ofCase = async (use: string) =>
    (await owner.get(`/api/conveyances/${id}/standard-replies?use=${use}`)).body.data
  const { address } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  expect(await ofCase('enquiry')).toEqual([
    {
      ...{ id: created.id, title: 'Boundaries', classification: 'BND', missing: [] },
      text: `As to ${address.line}: the seller has maintained none of them.`,
    },
  ])
  expect(await ofCase('requisition')).toEqual([])
  const archived = await owner.post(`/api/standard-replies/${created.id}/archive`, { version: 1 })
  expect(archived.body.data).toMatchObject({ version: 2, is_archived: true })
  expect(await ofCase('enquiry')).toEqual([])
  const change = { version: 2, content: { ...content, title: 'Fences' } }
  const refused = await owner.send('PUT', `/api/standard-replies/${created.id}`, change)
  expect(refused.body.error.code).toBe('standard_reply.archived')
})

test('what a case lacks is named, and nothing is made up for it', async () => {
  const { owner, id } = await aCase()
  const text = 'We complete on {{ case.completion_on | long_date }}.'
  const made = await owner.post('/api/standard-replies', { content: { ...content, text } })
  if (made.status === 422) throw new Error(made.text)
  const [filled] = (await owner.get(`/api/conveyances/${id}/standard-replies?use=enquiry`)).body
    .data
  expect(filled.missing).toHaveLength(1)
})

test('a text with an unknown field, or an unknown classification, is refused', async () => {
  const { owner } = await aCase()
  const post = (more: object) =>
    owner.post('/api/standard-replies', { content: { ...content, ...more } })
  expect((await post({ text: 'It is {{ property.colour }}.' })).body.error.fields).toHaveProperty(
    'text',
  )
  expect((await post({ classification: 'ZZZ' })).body.error.fields).toHaveProperty('classification')
  expect((await owner.get('/api/standard-replies')).body.data).toEqual([])
})

test('whoever may not reply to requisitions writes none', async () => {
  const { firm } = await aCase()
  const assistant = await firm.as('Cashier')
  expect((await assistant.post('/api/standard-replies', { content })).status).toBe(403)
})
