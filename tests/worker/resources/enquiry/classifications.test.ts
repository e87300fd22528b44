import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { starterLibrary } from '#domain/enquiry/library/starter'
import { tableOf } from '#tenant/core/table'
import { enquiryClassificationDocument } from '#tenant/enquiry/classification/document'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())
const path = '/api/enquiry-classifications'
const pets = { name: 'Pets', answerers: ['us'], sla_wd: 2, note: null, agent_phrase: 'Animals' }
const entry = (classification: string) => ({
  ...{ label: null, section: null, parent: null, text: 'Is there a dog?' },
  ...{ classification, reply: null, comment: null },
})

const aRegister = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  await owner.post(path, { code: 'PET', ...pets })
  const list = { direction: 'we_answer', raised_on: today, round: 1 }
  const enquiries = [entry('PET'), entry('PET'), entry('UTL')]
  const { body } = await owner.post(`/api/conveyances/${id}/enquiries`, { ...list, enquiries })
  const withdrawn = { outcome: 'withdrawn', how: 'call', name: 'P. Shah', quotation: null }
  await owner.send('PUT', `/api/conveyances/${id}/enquiries/${body.data[0].id}/outcome`, {
    ...{ version: 1, indemnity: null },
    ...withdrawn,
  })
  const [content] = starterLibrary
  await owner.post('/api/admin/library-enquiries', {
    content: { ...content, code: 'PET-01', classification: 'PET' },
  })
  const one = async (code: string) => (await owner.get(`${path}/${code}`)).body.data
  const codes = async () =>
    (await owner.get(`/api/conveyances/${id}/enquiries`)).body.data.map(
      (it: { classification: string; version: number }) => `${it.classification} ${it.version}`,
    )
  return { owner, one, codes }
}

test('a merged classification gives the other one everything it had, and is retired', async () => {
  const { owner, one, codes } = await aRegister()
  await owner.post(path, { code: 'CAT', ...pets, parent: 'PET' })
  const merge = (into: string, version = 1) => owner.post(`${path}/PET/merger`, { version, into })
  expect((await merge('PET')).status).toBe(422)
  expect((await merge('ZZZ')).status).toBe(422)
  expect((await merge('UTL', 0)).status).toBe(409)
  expect(await codes()).toEqual(['PET 2', 'PET 1', 'UTL 1'])
  expect((await merge('UTL')).body.data).toMatchObject({
    ...{ is_active: false, merged_into: 'UTL', enquiries: 0, library: 0 },
  })
  expect(await codes()).toEqual(['UTL 3', 'UTL 2', 'UTL 1'])
  expect(await one('UTL')).toMatchObject({ open: 2, enquiries: 3, in_library: 1 })
  expect((await one('CAT')).parent).toBe('UTL')
  expect((await merge('UTL', 2)).status).toBe(409)
})

test('a move takes what is open, and leaves what is settled', async () => {
  const { owner, one, codes } = await aRegister()
  const move = (what: readonly string[]) =>
    owner.post(`${path}/PET/moves`, { version: 1, into: 'UTL', what })
  expect((await move(['open'])).status).toBe(200)
  expect(await codes()).toEqual(['PET 2', 'UTL 2', 'UTL 1'])
  expect(await one('PET')).toMatchObject({ is_active: true, in_library: 1, enquiries: 1 })
  expect((await move(['library'])).status).toBe(200)
  expect((await move(['library'])).body.error.code).toBe('classification.unused')
  expect((await one('UTL')).samples.map(({ text }: { text: string }) => text)).toContain(
    'Is there a dog?',
  )
})

test('the order is the firm’s own, of every classification once, and nothing stands under itself', async () => {
  const { owner } = await aRegister()
  const listed = async (): Promise<string[]> =>
    (await owner.get(path)).body.data.map(({ code }: { code: string }) => code)
  const before = await listed()
  const order = (codes: readonly string[]) =>
    owner.send('PUT', '/api/enquiry-classification-order', { codes })
  expect((await order(before.slice(1))).status).toBe(409)
  expect((await order(before.toReversed())).status).toBe(200)
  expect(await listed()).toEqual(before.toReversed())
  expect(
    await owner.send('PUT', `${path}/PET`, { version: 2, ...pets, parent: 'PET' }),
  ).toMatchObject({ status: 422, body: { error: { fields: { parent: expect.any(Array) } } } })
})

test('one that was saved before there was an order keeps its place', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await owner.send('PUT', `${path}/SUR`, { version: 0, ...pets })
  await firm.inside(({ store }) => {
    store.write(
      `UPDATE enquiry_classifications SET shape = 1, doc = json_remove(doc, '$.position',
       '$.merged_into', '$.parent', '$.colour', '$.protocol_default')`,
    )
    expect(tableOf(store, enquiryClassificationDocument).get('SUR')).toMatchObject({
      ...{ position: 22, parent: null, protocol_default: false },
    })
  })
})
