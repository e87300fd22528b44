import { describe, expect, test } from 'vitest'
import { ConveyanceSort, ConveyanceView } from '#domain/conveyance/api'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { isInView } from '#domain/conveyance/view'
import { addDays, londonDate } from '#domain/dates'
import { conveyancesOf } from '#tenant/conveyance/conveyances'
import { conveyanceListOf } from '#tenant/conveyance/list'
import type { Parts } from '#tenant/core/parts'
import { type Person, system } from '#tenant/user/people'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())
const statuses = [
  'opening',
  'pre_contract',
  'ready_to_exchange',
  'exchanged',
  'completed',
  'post_completion',
  'closed',
  'on_hold',
  'aborted',
] as const

/** The same odd numbers every time. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed
}

const scattered = (
  conveyance: Conveyance,
  at: number,
  next: () => number,
  people: readonly string[],
): Conveyance => {
  const day = () => addDays(today, (next() % 60) - 30)
  const maybe = <T>(value: T) => (next() % 3 === 0 ? null : value)
  const status = statuses[next() % statuses.length] ?? 'opening'
  const person = () => ({ id: people[next() % people.length] ?? '', name: 'Somebody' })
  return {
    ...conveyance,
    id: `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    version: 1,
    ref: `26-S-${String(next() % 100_000).padStart(5, '0')}-${at}`,
    status,
    fee_earner: person(),
    assistant: maybe(person()),
    clients: [
      { ...conveyance.clients[0], name: `Person ${'ABC'[next() % 3]}` },
    ] as Conveyance['clients'],
    key_dates: { ...conveyance.key_dates, completion_on: maybe(day()) },
    facts:
      next() % 2 ? { exchanged: { at: conveyance.created_at, by: { id: 'x', name: 'x' } } } : {},
    last_client_contact_on: maybe(day()),
    summary: {
      ...conveyance.summary,
      moved_on: day(),
      expires_on: maybe(day()),
      target_on: maybe(day()),
      stage: { ...conveyance.summary.stage, n: next() % 5 },
      next: maybe({ task_key: 'x', title: 'x', due_on: maybe(day()) }),
    },
  }
}

const aFirmWithMany = async (count: number) => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  await instructed(firm, owner)
  const people = ['p1', 'p2', 'p3', 'p4']
  await firm.inside(({ store, ...parts }) => {
    const [row] = store.rows<{ id: string; doc: string }>('SELECT id, doc FROM conveyances')
    if (row === undefined) throw new Error('no case to copy')
    const plan = parts.plans.of(row.id)
    const context = conveyancesOf({
      ...parts,
      store,
      person: system,
      today,
      by: { id: system.id, name: system.name },
      origins: { main: '', clients: '', agents: '' },
      now: '2026-11-20T10:00:00.000Z',
      recordEvents: () => undefined,
    })
    const next = numbers(7)
    for (let at = 0; at < count; at++) {
      const conveyance = scattered(JSON.parse(row.doc), at, next, people)
      const small = { ...plan, conveyance_id: conveyance.id, milestones: [] }
      context.add({ conveyance, plan: small, events: [] })
    }
  })
  return firm
}

const listed = (parts: Parts, person: Person = system) =>
  conveyanceListOf({ ...parts, person, today })

const all = (parts: Parts) =>
  parts.store
    .rows<{ doc: string }>('SELECT doc FROM conveyances')
    .map((it): Conveyance => JSON.parse(it.doc))

describe('the list of conveyances', () => {
  test('pages through every case once, in every order and direction', async () => {
    const firm = await aFirmWithMany(180)
    await firm.inside((parts) => {
      const ids = all(parts)
        .map((it) => it.id)
        .sort()
      for (const sort of ConveyanceSort.options)
        for (const direction of ['asc', 'desc'] as const) {
          const seen: string[] = []
          let after: string | undefined
          do {
            const page = listed(parts).page({ sort, direction, after, limit: 37 })
            seen.push(...page.rows.map((it) => it.id))
            after = page.next ?? undefined
          } while (after !== undefined)
          expect(seen.length, `${sort} ${direction}`).toBe(ids.length)
          expect(seen.toSorted()).toEqual(ids)
          const whole = listed(parts)
            .page({ sort, direction, limit: 100 })
            .rows.map((it) => it.id)
          expect(seen.slice(0, 100)).toEqual(whole)
        }
    })
  })

  test('shows in each view exactly the cases that the domain puts there, and counts them', async () => {
    const firm = await aFirmWithMany(220)
    await firm.inside((parts) => {
      for (const id of ['p1', 'p3']) {
        const person = { ...system, id }
        const totals = listed(parts, person).totals({})
        for (const view of ConveyanceView.options) {
          const expected = all(parts)
            .filter((it) => isInView(it, view, id, today))
            .map((it) => it.id)
          const seen: string[] = []
          let after: string | undefined
          do {
            const page = listed(parts, person).page({ view, sort: 'client', after, limit: 50 })
            seen.push(...page.rows.map((it) => it.id))
            after = page.next ?? undefined
          } while (after !== undefined)
          expect(seen.toSorted(), view).toEqual(expected.toSorted())
          expect(totals.views[view], view).toBe(expected.length)
        }
      }
    })
  })

  test('shows for a range of dates exactly the cases that have one of these dates in it', async () => {
    const firm = await aFirmWithMany(160)
    await firm.inside((parts) => {
      const range = { from: addDays(today, -5), to: addDays(today, 9) }
      const dates = `${range.from}..${range.to}`
      const isIn = (day: string | null | undefined) =>
        Boolean(day && day >= range.from && day <= range.to)
      const exchangeOf = ({ key_dates }: Conveyance) =>
        key_dates.exchanged_on ?? key_dates.exchange_target_on
      const expected = {
        'exchange,completion': (it: Conveyance) =>
          isIn(exchangeOf(it)) || isIn(it.key_dates.completion_on),
        completion: (it: Conveyance) => isIn(it.key_dates.completion_on),
        expiry: (it: Conveyance) => isIn(it.summary.expires_on),
      }
      for (const [dates_of, isExpected] of Object.entries(expected)) {
        const ids = all(parts)
          .filter(isExpected)
          .map(({ id }) => id)
        const { rows } = listed(parts).page({ dates, dates_of, limit: 100 })
        expect(ids.length, dates_of).toBeGreaterThan(3)
        expect(rows.map(({ id }) => id).toSorted(), dates_of).toEqual(ids.toSorted())
      }
      const without = all(parts).filter((it) => it.key_dates.completion_on === null)
      const none = listed(parts).totals({ dates: 'none', dates_of: 'completion' })
      expect(none.count).toBe(without.length)
    })
  })

  test('is sorted by the next date, exchange before completion, and empties last in both ways', async () => {
    const firm = await aFirmWithMany(60)
    await firm.inside((parts) => {
      for (const direction of ['asc', 'desc'] as const) {
        const days = listed(parts)
          .page({ sort: 'next_on', direction, limit: 100 })
          .rows.map(({ next_date }) => next_date?.on ?? null)
        const filled = days.filter((day) => day !== null).toSorted()
        expect(days.slice(0, filled.length)).toEqual(
          direction === 'asc' ? filled : filled.toReversed(),
        )
        expect(days.length).toBeGreaterThan(filled.length)
      }
    })
  })

  test.each(['due', 'target'] as const)(
    'has those without a value last in both ways, sorted by %s',
    async (sort) => {
      const firm = await aFirmWithMany(60)
      await firm.inside((parts) => {
        const column = { due: 'due_on', target: 'target_on' }[sort]
        const values = parts.store.rows(`SELECT id, ${column} AS value FROM conveyance_keys`)
        const isEmpty = new Map(values.map(({ id, value }) => [id, value === '9999']))
        for (const direction of ['asc', 'desc'] as const) {
          const { rows } = listed(parts).page({ sort, direction, limit: 100 })
          const empties = rows.map(({ id }) => isEmpty.get(id))
          expect(empties).toEqual(empties.toSorted())
          expect(new Set(empties).size).toBe(2)
        }
      })
    },
  )

  test('keeps its place when rows come and go between two pages', async () => {
    const firm = await aFirmWithMany(120)
    await firm.inside((parts) => {
      const first = listed(parts).page({ sort: 'ref', limit: 50 })
      const passed = first.rows.slice(0, 10).map((it) => it.id)
      parts.store.write(
        'DELETE FROM conveyance_keys WHERE id IN (SELECT value FROM json_each(?))',
        JSON.stringify(passed),
      )
      const second = listed(parts).page({ sort: 'ref', limit: 100, after: first.next ?? '' })
      const seen = new Set([...first.rows, ...second.rows].map((it) => it.id))
      expect(seen.size).toBe(first.rows.length + second.rows.length)
      expect(seen.size).toBe(121)
    })
  })

  test('refuses a page mark of another order, and one that is none', async () => {
    const firm = await aFirmWithMany(80)
    const owner = await firm.as('Owner')
    const first = await owner.get('/api/conveyances?sort=ref')
    const { next } = first.body.data
    expect((await owner.get(`/api/conveyances?sort=client&after=${next}`)).status).toBe(422)
    expect((await owner.get(`/api/conveyances?sort=ref&direction=desc&after=${next}`)).status).toBe(
      422,
    )
    expect((await owner.get('/api/conveyances?after=nonsense')).status).toBe(422)
    expect((await owner.get(`/api/conveyances?sort=ref&after=${next}`)).status).toBe(200)
    expect((await owner.get('/api/conveyances?limit=0')).status).toBe(422)
    expect((await owner.get('/api/conveyances?limit=101')).status).toBe(422)
  })
})
