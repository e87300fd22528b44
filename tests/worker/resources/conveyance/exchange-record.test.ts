import { expect, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import { addDays, addMonths } from '#domain/dates'
import { addWorkingDays, sameOrNextWorkingDay } from '#domain/working-days'
import { checkIdentity } from '../../../support/evidence.ts'
import { instructed, work } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const aReadyCase = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const second = await firm.as('Owner')
  const file: CaseFile = await work(owner, id, (it) => it.guards.exchange.length === 0, second)
  const { today } = (await earner.get('/api/my-day')).body.data
  return { firm, earner, owner, second, id, file, today }
}

const callOf = ({ conveyance }: CaseFile, today: string) => ({
  version: conveyance.version,
  at: '00:00',
  formula: 'B',
  spoke_to: 'Sunita Rao',
  deposit_held_by: 'Brookes Tanner',
  price: conveyance.price,
  deposit: 10_000_00,
  completion_on: addWorkingDays(sameOrNextWorkingDay(today), 10),
})

test('an exchange keeps who of us spoke, the release of formula C and what was confirmed', async () => {
  const { firm, owner, id, file, today } = await aReadyCase()
  const path = `/api/conveyances/${id}/exchange`
  const call = callOf(file, today)
  const wrong = await owner.post(path, { ...call, price: call.price + 1 })
  expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, ['price']])
  const stranger = await owner.post(path, { ...call, speaker: { id: 'nobody', name: 'Nobody' } })
  expect([stranger.status, Object.keys(stranger.body.error.fields)]).toEqual([422, ['speaker']])
  const speaker = file.conveyance.fee_earner
  const release = { released_by: 'Sunita Rao', released_at: '00:00', released_until: '23:59' }
  const done = await owner.post(path, {
    ...call,
    ...release,
    formula: 'C',
    speaker: { id: speaker.id, name: 'Anybody' },
  })
  expect(done.status, done.text).toBe(200)
  expect(done.body.data.conveyance.exchange).toMatchObject({
    formula: 'C',
    speaker,
    price: call.price,
    release: { by: 'Sunita Rao' },
  })
  const { history } = (await owner.get(`/api/conveyances/${id}`)).body.data
  const row = history.find((it: { name: string }) => it.name === 'conveyance.exchanged')
  expect(row.fields).toMatchObject({ speaker: speaker.name, deposit: 10_000_00 })
  expect(await firm.inside(({ audit }) => audit.verify())).toBeNull()
})

test('an old identity check is warned of on My day and kept with the exchange, until it is renewed', async () => {
  const { earner, owner, second, id, today } = await aReadyCase()
  const check = async (on: string): Promise<CaseFile> => {
    const { status, text } = await checkIdentity(owner, second, id, on)
    expect(status, text).toBe(200)
    return (await owner.get(`/api/conveyances/${id}`)).body.data
  }
  const old = addDays(addMonths(today, -12), 3)
  await check(old)
  const warning = /^The identity check goes out of date in 3 days, /
  const expiring = async () => (await earner.get('/api/my-day')).body.data.expiring
  expect((await expiring())[0].warnings).toEqual([expect.stringMatching(warning)])
  await check(today)
  expect(await expiring()).toEqual([])
  const again = await check(old)
  const done = await owner.post(`/api/conveyances/${id}/exchange`, callOf(again, today))
  expect(done.status, done.text).toBe(200)
  expect(done.body.data.conveyance.exchange.warnings).toEqual([
    expect.stringMatching(/^The identity check goes out of date on .*, before completion on /),
  ])
})
