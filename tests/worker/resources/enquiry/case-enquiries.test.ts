import { expect, test } from 'vitest'
import type { CaseDetail } from '#domain/conveyance/api'
import { addDays, londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())
const entry = {
  label: '1',
  section: null,
  parent: null,
  text: 'Is there a meter?',
  classification: 'UTL',
  reply: null,
  comment: null,
}
const list = {
  direction: 'we_answer',
  raised_on: addDays(today, -1),
  round: 1,
  enquiries: [entry, { ...entry, label: '2', text: 'Who owns the hedge?', classification: 'BND' }],
}
const accepted = {
  outcome: 'accepted',
  how: 'mail',
  name: 'Priya Shah',
  quotation: 'We are satisfied.',
  indemnity: null,
}

const aCase = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}/enquiries`
  const shown = async (): Promise<CaseDetail> =>
    (await owner.get(`/api/conveyances/${id}`)).body.data
  const counts = async () => (await shown()).conveyance.counts
  return { owner, id, path, shown, counts }
}

test('a list is numbered on, counted by the case and told in its history', async () => {
  const { owner, path, shown, counts } = await aCase()
  expect((await owner.post(path, list)).status).toBe(200)
  const { body } = await owner.post(path, { ...list, round: 2 })
  expect(body.data.map(({ number }: { number: number }) => number)).toEqual([3, 4])
  expect(await counts()).toMatchObject({ enquiries_raised: 4, enquiries_open: 4 })
  expect((await shown()).history.map(({ name }) => name)).toContain('enquiry.added')
})

test('replies settle nothing; acceptance of each does, and withdraws with the next list', async () => {
  const { owner, id, path, shown, counts } = await aCase()
  const { body } = await owner.post(path, list)
  const replies = body.data.map((it: { id: string }) => ({ id: it.id, version: 1, text: 'Yes' }))
  const answered = await owner.post(`/api/conveyances/${id}/enquiry-replies`, { replies })
  expect(answered.status).toBe(200)
  expect(await counts()).toMatchObject({
    enquiries_answered: 2,
    enquiries_accepted: 0,
    enquiries_open: 2,
  })
  expect((await shown()).conveyance.facts.enquiries_accepted).toBeUndefined()
  for (const enquiry of body.data)
    await owner.send('PUT', `${path}/${enquiry.id}/outcome`, { version: 2, ...accepted })
  expect(await counts()).toMatchObject({ enquiries_accepted: 2, enquiries_open: 0 })
  expect((await shown()).conveyance.facts.enquiries_accepted).toBeDefined()
  await owner.post(path, { ...list, round: 2 })
  expect((await shown()).conveyance.facts.enquiries_accepted).toBeUndefined()
})

test('a batch with a stale or foreign enquiry changes none of them', async () => {
  const { owner, id, path, counts } = await aCase()
  const { body } = await owner.post(path, list)
  const [first, second] = body.data
  const path2 = `/api/conveyances/${id}/enquiry-replies`
  const stale = [
    { id: first.id, version: 1, text: 'Yes' },
    { id: second.id, version: 0, text: 'Yes' },
  ]
  expect((await owner.post(path2, { replies: stale })).status).toBe(409)
  expect(await counts()).toMatchObject({ enquiries_answered: 0, enquiries_open: 2 })
  const foreign = [{ id: 'nobody', version: 1, text: 'Yes' }]
  expect((await owner.post(path2, { replies: foreign })).status).toBe(404)
})

test('all replies cannot be ticked as accepted while enquiries are open', async () => {
  const { owner, id, path, shown } = await aCase()
  await owner.post(path, list)
  const { plan } = await shown()
  const task = plan.milestones
    .flatMap(({ tasks }) => tasks)
    .find(({ evidence }) => evidence === 'enquiries_accepted')
  const { conveyance } = await shown()
  const answer = await owner.post(`/api/conveyances/${id}/tasks/${task?.key}/completion`, {
    version: conveyance.version,
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect((await shown()).conveyance.facts.enquiries_accepted).toBeUndefined()
})
