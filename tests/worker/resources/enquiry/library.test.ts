import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { starterLibrary } from '#domain/enquiry/library/starter'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const path = '/api/admin/library-enquiries'
const today = londonDate(new Date().toISOString())

test('the starter set is loaded once, and a code is taken once', async () => {
  const owner = await (await aFirm()).as('Owner')
  expect((await owner.post(`${path}/starter-set`)).body.data.added).toBe(starterLibrary.length)
  expect((await owner.post(`${path}/starter-set`)).body.data.added).toBe(0)
  const [content] = starterLibrary
  expect(await owner.post(path, { content })).toMatchObject({
    status: 422,
    body: { error: { fields: { code: ['This code is taken. Enter another one.'] } } },
  })
  const found = (await owner.get(`${path}?q=knotweed`)).body.data.rows
  expect(found.map(({ content: it }: { content: { code: string } }) => it.code)).toEqual(['ENV-03'])
})

test('a case raises from the library with a reason, keeps its text, and is counted as a use', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const [content] = starterLibrary
  const created = (await owner.post(path, { content })).body.data
  const drawn = {
    ...{ label: null, section: null, parent: null, text: 'Explain the strip by the drive.' },
    ...{ classification: 'TIT', reply: null, comment: null, library_id: created.id },
  }
  const raise = (reason: string | null) =>
    owner.post(`/api/conveyances/${id}/enquiries`, {
      ...{ direction: 'we_raise', raised_on: today, round: 1 },
      enquiries: [{ ...drawn, reason }],
    })
  const [silent] = (await raise(null)).body.data
  const [spoken] = (await raise('The plan leaves it out')).body.data
  const send = ({ id: enquiry }: { id: string }) =>
    owner.post(`/api/conveyances/${id}/enquiry-sendings`, {
      enquiries: [{ id: enquiry, version: 1 }],
    })
  expect((await send(silent)).body.error.code).toBe('enquiry.no_reason')
  expect((await send(spoken)).status).toBe(200)
  await owner.send('PUT', `${path}/${created.id}`, {
    version: 1,
    content: { ...content, asks: 'Another wording.' },
  })
  const detail = (await owner.get(`${path}/${created.id}`)).body.data
  expect([detail.use.raised, detail.cases.length]).toEqual([2, 2])
  const stored = (await owner.get(`/api/conveyances/${id}/enquiries`)).body.data
  expect(stored[1].text).toBe('Explain the strip by the drive.')
  await owner.post(`${path}/${created.id}/archive`, { version: 2 })
  expect((await raise('Again')).status).toBe(422)
})

test('a classification in use is not retired, and a retired one takes no new enquiries', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const add = (classification: string) =>
    owner.post(`/api/conveyances/${id}/enquiries`, {
      ...{ direction: 'we_answer', raised_on: today, round: 1 },
      enquiries: [
        {
          ...{ label: null, section: null, parent: null, text: 'Is there a meter?' },
          ...{ classification, reply: null, comment: null },
        },
      ],
    })
  await add('UTL')
  const use = (code: string, version: number, is_active: boolean) =>
    owner.send('PUT', `/api/enquiry-classifications/${code}/use`, { version, is_active })
  expect((await use('UTL', 0, false)).body.error.code).toBe('classification.in_use')
  expect((await use('ENV', 0, false)).status).toBe(200)
  expect((await add('ENV')).status).toBe(422)
  expect((await use('ENV', 1, true)).status).toBe(200)
  const body = { name: 'Pets', answerers: ['us'], sla_wd: 2, note: null, agent_phrase: null }
  expect((await owner.post('/api/enquiry-classifications', { code: 'PET', ...body })).status).toBe(
    200,
  )
  expect((await add('PET')).body.data[0]).toMatchObject({ answerer: 'us', number: 2 })
})

test('whoever answers for no enquiries of the firm proposes a decline, which a supervisor approves', async () => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { body } = await owner.post(`/api/conveyances/${id}/enquiries`, {
    ...{ direction: 'we_answer', raised_on: today, round: 1 },
    enquiries: [
      {
        ...{ label: null, section: null, parent: null, text: 'Is it a good house?' },
        ...{ classification: 'GEN', reply: null, comment: null },
      },
    ],
  })
  const one = `/api/conveyances/${id}/enquiries/${body.data[0].id}`
  const decline = { version: 1, reason: 'opinion', explanation: 'We give no opinion.' }
  const proposed = await conveyancer.send('PUT', `${one}/decline`, decline)
  expect(proposed.body.data.status).toBe('decline_proposed')
  const approval = { version: 2, is_approved: true }
  expect((await conveyancer.send('PUT', `${one}/decline-approval`, approval)).status).toBe(403)
  const approved = await owner.send('PUT', `${one}/decline-approval`, approval)
  expect(approved.body.data).toMatchObject({ status: 'declined', decline: { approval: {} } })
})

test('a merged enquiry is archived, its uses count for the one that stays, and restoring it undoes both', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const [content] = starterLibrary
  const made = async (code: string) =>
    (await owner.post(path, { content: { ...content, code } })).body.data
  const [first, second, third] = [await made('TIT-71'), await made('TIT-72'), await made('TIT-73')]
  await owner.post(`/api/conveyances/${id}/enquiries`, {
    ...{ direction: 'we_raise', raised_on: today, round: 1 },
    enquiries: [
      {
        ...{ label: null, section: null, parent: null, text: 'Explain the strip.' },
        ...{ classification: 'TIT', reply: null, comment: null },
        ...{ library_id: first.id, reason: 'The plan differs' },
      },
    ],
  })
  const raised = async (of: { id: string }) => {
    const { use, cases } = (await owner.get(`${path}/${of.id}`)).body.data
    return [use.raised, cases.length]
  }
  const merge = (of: { id: string; version: number }, into: string) =>
    owner.post(`${path}/${of.id}/merger`, { version: of.version, into })
  expect((await merge(first, first.id)).status).toBe(422)
  expect((await merge(first, second.id)).body.data).toMatchObject({
    ...{ is_archived: true, merged_into: second.id },
  })
  expect(await raised(second)).toEqual([1, 1])
  expect((await merge(first, second.id)).status).toBe(409)
  await merge(second, third.id)
  expect(await raised(third)).toEqual([1, 1])
  expect((await merge(third, second.id)).status).toBe(422)
  const { version } = (await owner.get(`${path}/${first.id}`)).body.data
  const restored = await owner.post(`${path}/${first.id}/restoration`, { version })
  expect(restored.body.data).toMatchObject({ is_archived: false, merged_into: null })
  expect([await raised(first), await raised(third)]).toEqual([
    [1, 1],
    [0, 0],
  ])
})
