import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { instructed } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'

/** A firm with one case that is to be exchanged in 14 working days and completed in 28. */
const aDatedCase = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { today } = (await earner.get('/api/my-day')).body.data
  const { version } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const [exchange, completion] = [addWorkingDays(today, 14), addWorkingDays(today, 28)]
  const dated = await owner.send('PATCH', `/api/conveyances/${id}/key-dates`, {
    version,
    dates: { exchange_target_on: exchange, completion_on: completion },
  })
  expect(dated.status, dated.text).toBe(200)
  return { firm, earner, id, today, exchange, completion }
}

const nothing = { dates: [], deadlines: [] }
const calendar = (from: string, until: string) => `/api/my-day/calendar?from=${from}&until=${until}`

describe('the calendar of my day', () => {
  test('holds the exchanges and completions between two days, the earliest first', async () => {
    const { earner, id, today, exchange, completion } = await aDatedCase()
    const { data } = (await earner.get(calendar(today, addDays(today, 60)))).body
    const told = data.dates.map((entry: { kind: string; on: string; conveyance_id: string }) => [
      entry.kind,
      entry.on,
      entry.conveyance_id,
    ])
    expect(told).toEqual([
      ['exchange', exchange, id],
      ['completion', completion, id],
    ])
  })

  test('holds the deadlines to come, by their names', async () => {
    const { firm, earner, id, today } = await aDatedCase()
    const { version } = (await earner.get(`/api/conveyances/${id}`)).body.data.conveyance
    const expiry = addWorkingDays(today, 6)
    const dated = await earner.send('PATCH', `/api/conveyances/${id}/key-dates`, {
      version,
      dates: { searches_expire_on: expiry },
    })
    expect(dated.status, dated.text).toBe(200)
    const { data } = (await earner.get(calendar(today, addDays(today, 60)))).body
    expect(data.deadlines).toEqual([
      expect.objectContaining({ on: expiry, name: 'First search expiry', conveyance_id: id }),
    ])
    const other = await firm.as('Conveyancer', { team: 'south' })
    expect((await other.get(calendar(today, addDays(today, 60)))).body.data).toEqual(nothing)
  })

  test('holds nothing of the days around them', async () => {
    const { earner, today, exchange, completion } = await aDatedCase()
    const between = calendar(addDays(exchange, 1), addDays(completion, -1))
    expect((await earner.get(between)).body.data).toEqual(nothing)
    expect((await earner.get(calendar(today, addDays(exchange, -1)))).body.data).toEqual(nothing)
  })

  test('answers for at most 70 days, and only forwards', async () => {
    const { earner, today } = await aDatedCase()
    expect((await earner.get(calendar(today, addDays(today, 70)))).status).toBe(200)
    expect((await earner.get(calendar(today, addDays(today, 71)))).status).toBe(422)
    expect((await earner.get(calendar(today, addDays(today, -1)))).status).toBe(422)
  })

  test('shows nobody the cases of others', async () => {
    const { firm, today } = await aDatedCase()
    const other = await firm.as('Conveyancer', { team: 'south' })
    expect((await other.get(calendar(today, addDays(today, 60)))).body.data).toEqual(nothing)
  })
})
