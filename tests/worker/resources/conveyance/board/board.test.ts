import { describe, expect, test } from 'vitest'
import type { BoardColumn } from '#domain/conveyance/board/api'
import { addDays } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { instructed } from '../../../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../../support/firm.ts'

const columnsFor = async (by: Caller, query = ''): Promise<BoardColumn[]> =>
  (await by.get(`/api/conveyances/board${query}`)).body.data.columns

/** Copies of a case as rows of the board, without documents of their own. */
const copied = (firm: FirmUnderTest, id: string, count: number) =>
  firm.inside(({ store }) => {
    for (let nth = 0; nth < count; nth++) {
      const copy = crypto.randomUUID()
      store.write(
        `INSERT INTO conveyances (id, version, shape, doc)
         SELECT ?, version, shape, json_set(doc, '$.id', ?, '$.ref', ?) FROM conveyances WHERE id = ?`,
        copy,
        copy,
        `COPY-${nth}`,
        id,
      )
      store.write(
        `INSERT INTO conveyance_keys (id, ref, client, status, matter_type, stage, stage_n, fee_earner_id,
           party, holder_since, due_on, target_on, moved_on, expires_on, contact_on, exchanged, exchange_on,
           completion_on, as_of, price, fees)
         SELECT ?, ?, client, status, matter_type, stage, stage_n, fee_earner_id, party, ?, due_on, target_on,
           moved_on, expires_on, contact_on, exchanged, exchange_on, completion_on, as_of, price, fees
         FROM conveyance_keys WHERE id = ?`,
        copy,
        `COPY-${nth}`,
        `2030-01-${String(nth + 1).padStart(2, '0')}`,
        id,
      )
    }
  })

describe('the board of cases', () => {
  test('has a column for each stage with open cases, with its count and first cards', async () => {
    const firm = await aFirm()
    await firm.as('Conveyancer')
    const owner = await firm.as('Owner')
    const [{ id, ref }] = await instructed(firm, owner)
    const [column, ...others] = await columnsFor(owner)
    expect(others).toEqual([])
    expect(column).toMatchObject({
      key: 'onboarding',
      name: 'Instruction and onboarding',
      cases: 1,
    })
    expect(column?.rows.map((row) => [row.id, row.ref])).toEqual([[id, ref]])
    const { version } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
    await owner.post(`/api/conveyances/${id}/abortion`, { version, reason: 'Sale fell through' })
    expect(await columnsFor(owner)).toEqual([])
  })

  test('narrows to what was asked for, and to what somebody may see', async () => {
    const firm = await aFirm()
    await firm.as('Conveyancer')
    const owner = await firm.as('Owner')
    await instructed(firm, owner)
    const other = await firm.as('Conveyancer', { team: 'south' })
    expect(await columnsFor(owner, '?matter_type=purchase')).toEqual([])
    expect(await columnsFor(owner, '?matter_type=sale')).toHaveLength(1)
    expect(await columnsFor(other)).toEqual([])
    const cards = await other.get('/api/conveyances/board/cards?stage=onboarding')
    expect(cards.body.data.rows).toEqual([])
  })

  test('pages a long column, longest with its holder first', async () => {
    const firm = await aFirm()
    await firm.as('Conveyancer')
    const owner = await firm.as('Owner')
    const [{ id }] = await instructed(firm, owner)
    await copied(firm, id, 20)
    const [column] = await columnsFor(owner)
    expect(column).toMatchObject({ cases: 21 })
    const more = await owner.get(
      `/api/conveyances/board/cards?stage=onboarding&after=${column?.next}`,
    )
    const refs = [...(column?.rows ?? []), ...more.body.data.rows].map((row) => row.ref)
    expect(refs.slice(1)).toEqual(Array.from({ length: 20 }, (_, nth) => `COPY-${nth}`))
    expect(more.body.data.next).toBeNull()
  })
})

describe('the calendar of cases', () => {
  test('counts what exchanges and completes on each day, and sums the prices', async () => {
    const firm = await aFirm()
    await firm.as('Conveyancer')
    const owner = await firm.as('Owner')
    const [{ id }] = await instructed(firm, owner)
    const { today } = (await owner.get('/api/my-day')).body.data
    const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
    const [exchange, completion] = [addWorkingDays(today, 5), addWorkingDays(today, 9)]
    await owner.send('PATCH', `/api/conveyances/${id}/key-dates`, {
      version: conveyance.version,
      dates: { exchange_target_on: exchange, completion_on: completion },
    })
    await copied(firm, id, 6)
    const asked = `from=${today}&until=${addDays(today, 30)}`
    const { data } = (await owner.get(`/api/conveyances/calendar?${asked}`)).body
    expect(data.days).toEqual([
      { on: exchange, exchanges: 7, completions: 0, deadlines: 0, price: 0 },
      { on: completion, exchanges: 0, completions: 7, deadlines: 0, price: 7 * conveyance.price },
    ])
    expect(data.rows.map((row: { kind: string }) => row.kind)).toEqual([
      ...Array.from({ length: 4 }, () => 'exchange'),
      ...Array.from({ length: 4 }, () => 'completion'),
    ])
    const all = await owner.get(`/api/conveyances/calendar?${asked}&per_day=50`)
    expect(all.body.data.rows).toHaveLength(14)
    const other = await firm.as('Conveyancer', { team: 'south' })
    const theirs = await other.get(`/api/conveyances/calendar?${asked}`)
    expect(theirs.body.data).toEqual({ days: [], rows: [], deadlines: [] })
  })

  test('counts and names the deadlines to come of the cases that were asked for', async () => {
    const firm = await aFirm()
    await firm.as('Conveyancer')
    const owner = await firm.as('Owner')
    const [{ id, ref }] = await instructed(firm, owner)
    const { today } = (await owner.get('/api/my-day')).body.data
    const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
    const offer = addWorkingDays(today, 7)
    await owner.send('PATCH', `/api/conveyances/${id}/key-dates`, {
      version: conveyance.version,
      dates: { searches_expire_on: offer, epc_expires_on: offer },
    })
    const asked = `from=${today}&until=${addDays(today, 14)}`
    const found = async (more: string) =>
      (await owner.get(`/api/conveyances/calendar?${asked}${more}`)).body.data
    const day = { on: offer, exchanges: 0, completions: 0, deadlines: 2, price: 0 }
    const deadline = { on: offer, conveyance_id: id, ref, address: expect.any(String) }
    const both = ['EPC expiry', 'First search expiry'].map((name) => ({ ...deadline, name }))
    const all = await found('')
    expect(all.days).toContainEqual(day)
    expect(all.deadlines.filter(({ on }: { on: string }) => on === offer)).toEqual(both)
    expect((await found('&per_day=1')).deadlines).toHaveLength(1)
    expect((await found(`&matter_type=${conveyance.matter_type}`)).deadlines).toEqual(both)
    expect((await found('&matter_type=transfer-of-equity')).deadlines).toEqual([])
  })

  test('answers for at most 70 days', async () => {
    const owner = await (await aFirm()).as('Owner')
    const spanning = async (days: number) =>
      (
        await owner.get(
          `/api/conveyances/calendar?from=2026-01-05&until=${addDays('2026-01-05', days)}`,
        )
      ).status
    expect([await spanning(70), await spanning(71), await spanning(-1)]).toEqual([200, 422, 422])
  })
})
