import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'
import { reasonsOf } from '../../tenant/communication/rows/sent.ts'

const address = {
  lines: '14 Larkfield Road\nShrewsbury',
  postcode: 'SY3 9QX',
  from: null,
  to: null,
}

const aCase = async (given: object) => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const { clients } = (await owner.get(path)).body.data.conveyance
  const contactPath = `/api/contacts/${clients[0].contact_id}`
  const { contact } = (await owner.get(contactPath)).body.data
  const keys = ['title', 'first_name', 'middle_name', 'last_name', 'preferred_name']
  const others = ['date_of_birth', 'emails', 'phones', 'addresses', 'communication']
  const details = Object.fromEntries(
    [...keys, ...others, 'vulnerability', 'version'].map((key) => [key, contact[key]]),
  )
  const changed = await owner.send('PATCH', contactPath, {
    ...details,
    communication: { ...contact.communication, channels: ['post'] },
    ...given,
  })
  expect(changed.status, changed.text).toBe(200)
  const record = async (fact: string) => {
    const { version } = (await owner.get(path)).body.data.conveyance
    const answer = await owner.post(`${path}/facts`, { version, fact })
    expect(answer.status, answer.text).toBe(200)
  }
  const queue = async () => (await owner.get('/api/letters')).body.data
  return { firm, owner, conveyancer, id, record, queue }
}

test('whoever chose post gets a letter, which counts as printed, and is filed once, when somebody says so', async () => {
  const { owner, id: caseId, record, queue } = await aCase({ addresses: [address] })
  await record('forms_sent')
  const { letters, unaddressed } = await queue()
  expect(unaddressed).toEqual([])
  expect(letters).toMatchObject([
    {
      channel: 'letter',
      status: 'to_print',
      type: 'progress.forms-sent',
      to_address: '14 Larkfield Road\nShrewsbury\nSY3 9QX',
    },
  ])
  const [{ id, version }] = letters
  const file = await owner.get(`/api/letters/pdf?ids=${id}`)
  expect([file.status, file.body.letters?.[0].to]).toEqual([
    200,
    [letters[0].to_name, '14 Larkfield Road', 'Shrewsbury', 'SY3 9QX'],
  ])
  expect((await queue()).letters).toHaveLength(1)
  const confirm = () => owner.post('/api/letters/prints', { letters: [{ id, version }] })
  const confirmed = await confirm()
  expect([confirmed.status, confirmed.body.data.letters]).toEqual([200, []])
  const printed = async () =>
    (await owner.get('/api/messages')).body.data.rows.find((it: { id: string }) => it.id === id)
  await expect.poll(async () => (await printed()).attachments, { timeout: 20_000 }).toHaveLength(1)
  const first = await printed()
  expect(first).toMatchObject({ status: 'sent', printed: { by: { id: owner.user.id } } })
  expect((await confirm()).status).toBe(200)
  expect(await printed()).toEqual(first)
  const documents = (await owner.get(`/api/conveyances/${caseId}/documents`)).body.data
  const letter = documents.filter((it: { group: string }) => it.group === 'correspondence')
  expect(letter).toMatchObject([{ visible_to: ['staff'], versions: [{ source: 'message' }] }])
  expect(letter[0].versions[0].file_id).toBe(first.attachments[0].file_id)
})

test('a letter without a postal address is named, and nothing is said to be sent', async () => {
  const { firm, record, queue } = await aCase({ addresses: [] })
  await record('forms_sent')
  expect((await queue()).letters).toEqual([])
  expect((await queue()).unaddressed).toMatchObject([{ type: 'progress.forms-sent' }])
  expect(await reasonsOf(firm, 'progress.forms-sent')).toEqual(['no_postal_address'])
})

test('only who may change communications prints, an older version is refused, and nothing else is a letter', async () => {
  const { owner, conveyancer, record, queue } = await aCase({ addresses: [address] })
  await record('forms_sent')
  const [{ id }] = (await queue()).letters
  expect((await conveyancer.get(`/api/letters/pdf?ids=${id}`)).status).toBe(403)
  const old = await owner.post('/api/letters/prints', { letters: [{ id, version: 7 }] })
  expect(old.status).toBe(409)
  const [other] = (await owner.get('/api/messages')).body.data.rows.filter(
    (it: { channel: string }) => it.channel === 'email',
  )
  expect((await owner.get(`/api/letters/pdf?ids=${other.id}`)).status).toBe(404)
  expect((await queue()).letters).toHaveLength(1)
})
