import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())

const aSilentCase = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const { version } = (await owner.get(path)).body.data.conveyance
  const silent = await owner.send('PATCH', path, { version, last_client_contact_on: '2026-01-05' })
  return { owner, id, path, version: silent.body.data.conveyance.version }
}

const notTold = async (by: Caller) =>
  (await by.get('/api/conveyances?view=not-told')).body.data.rows.length

test('an answered call with the client moves the last contact, and the version of the case stays', async () => {
  const { owner, id, path, version } = await aSilentCase()
  expect(await notTold(owner)).toBe(1)
  const subject = { kind: 'conveyance', id }
  const call = { direction: 'out', subject, disposition: 'no_answer' }
  await owner.post('/api/calls', call)
  expect(await notTold(owner)).toBe(1)
  await owner.post('/api/calls', { ...call, disposition: 'answered' })
  expect(await notTold(owner)).toBe(0)
  const { conveyance } = (await owner.get(path)).body.data
  expect([conveyance.last_client_contact_on, conveyance.version]).toEqual([today, version])
})

test('a message to the client moves the last contact', async () => {
  const { owner, path, version } = await aSilentCase()
  const hold = { version, reason: 'Illness', look_again_on: '2099-01-05' }
  await owner.post(`${path}/hold`, hold)
  const again = await owner.post(`${path}/resumption`, { version: version + 1 })
  expect(again.body.data.conveyance.last_client_contact_on).toBe('2026-01-05')
  await owner.post(`${path}/hold`, { ...hold, version: version + 2, notify: ['client'] })
  const resumed = await owner.post(`${path}/resumption`, { version: version + 3 })
  expect(resumed.body.data.conveyance.last_client_contact_on).toBe(today)
  expect(await notTold(owner)).toBe(0)
})
