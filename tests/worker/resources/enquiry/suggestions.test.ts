import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import type { Suggestions } from '#domain/enquiry/suggesting/suggesting'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())

test('findings in the papers suggest enquiries, which are drafts only once somebody adds them', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  await owner.post('/api/admin/library-enquiries/starter-set')
  const suggested = async (): Promise<Suggestions> =>
    (await owner.get(`${path}/enquiry-suggestions`)).body.data
  const codes = async () => (await suggested()).applies.map(({ code }) => code)
  expect(await codes()).not.toContain('UTL-01')
  const tank = { finding: 'form.private_drainage', note: null, year: null }
  const save = (version: number, shown: readonly object[]) =>
    owner.send('PUT', `${path}/findings`, { version, shown, read: ['form'] })
  expect((await save(0, [tank])).body.data.version).toBe(1)
  expect((await save(0, [])).status).toBe(409)
  expect((await save(1, [tank, tank])).status).toBe(422)
  expect(await codes()).toContain('UTL-01')
  expect((await owner.get(`${path}/enquiries`)).body.data).toEqual([])
  const of = (await suggested()).applies.find(({ code }) => code === 'UTL-01')
  const added = await owner.post(`${path}/enquiries`, {
    ...{ direction: 'we_raise', raised_on: today, round: 1 },
    enquiries: [
      {
        ...{ label: null, section: null, parent: null, text: of?.asks, reply: null, comment: null },
        ...{ classification: of?.classification, library_id: of?.library_id, reason: of?.because },
      },
    ],
  })
  expect(added.body.data[0]).toMatchObject({ status: 'raised', reason: of?.because })
  expect(await codes()).not.toContain('UTL-01')
})
