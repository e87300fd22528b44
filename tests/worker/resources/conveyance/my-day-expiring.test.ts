import { expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

test('searches that run out before exchange stand on the day of whoever works on the case', async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner, facts('purchase'))
  const { today, expiring } = (await earner.get('/api/my-day')).body.data
  expect(expiring).toEqual([])
  const { version } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const exchange = addWorkingDays(today, 30)
  const dates = {
    exchange_target_on: exchange,
    completion_on: addWorkingDays(exchange, 5),
    searches_expire_on: addDays(exchange, -1),
  }
  await owner.send('PATCH', `/api/conveyances/${id}/key-dates`, { version, dates })
  const [found] = (await earner.get('/api/my-day')).body.data.expiring
  expect([found.ref, found.warnings]).toEqual([
    ref,
    [expect.stringMatching(/^The first search expires on .*, before exchange on /)],
  ])
  const other = await firm.as('Conveyancer', { team: 'south' })
  expect((await other.get('/api/my-day')).body.data.expiring).toEqual([])
})
