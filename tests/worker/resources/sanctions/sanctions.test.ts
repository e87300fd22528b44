import { describe, expect, test } from 'vitest'
import type { SanctionsEntry } from '#domain/sanctions/list'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

const lists = '/api/sanctions-lists'

const entryOf = (key: string, ...names: string[]): SanctionsEntry => ({
  key,
  kind: 'Individual',
  names,
  births: [],
  regime: 'Russia',
  listed_on: '2022-02-24',
})

const others = Array.from({ length: 9 }, (_, at) => entryOf(`X${at}`, `Zorka${at} Brunnhild${at}`))

type Loading = {
  readonly entries?: readonly SanctionsEntry[]
  readonly reported_on?: string
  readonly told?: number
}

const start = (by: Caller, { entries = others, reported_on = '2026-11-20', told }: Loading) =>
  by.post(lists, {
    name: 'UK-Sanctions-List.csv',
    sha256: 'a'.repeat(64),
    reported_on,
    rows: entries.length,
    entries: told ?? entries.length,
  })

const load = async (by: Caller, loading: Loading) => {
  const { body, status, text } = await start(by, loading)
  expect(status, text).toBe(200)
  const path = `${lists}/${body.data.id}`
  await by.post(`${path}/parts`, { entries: loading.entries ?? others })
  return by.send('PUT', `${path}/activation`, { version: 1 })
}

const aCase = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const earner = await firm.as('Conveyancer')
  const compliance = await firm.as('Compliance')
  const [{ id }] = await instructed(firm, owner, facts('sale'))
  const path = `/api/conveyances/${id}`
  const { conveyance } = (await owner.get(path)).body.data
  const named = entryOf('RUS0001', `${conveyance.clients[0].name}`.replace(/^(Mr|Mrs|Ms) /, ''))
  const shown = async () => (await owner.get(`${path}/sanctions`)).body.data
  return { firm, owner, earner, compliance, path, named, shown }
}

describe('a sanctions list', () => {
  test('that is older, far smaller or incomplete is refused, and the one before stays', async () => {
    const { owner, shown } = await aCase()
    expect((await load(owner, {})).status).toBe(200)
    const older = await start(owner, { reported_on: '2026-11-19' })
    expect([older.status, older.body.error.code]).toEqual([422, 'sanctions-list.older'])
    const smaller = await start(owner, { entries: others.slice(0, 3) })
    expect([smaller.status, smaller.body.error.code]).toEqual([422, 'sanctions-list.smaller'])
    const cut = await load(owner, { told: 10, reported_on: '2026-11-21' })
    expect([cut.status, cut.body.error.code]).toEqual([422, 'sanctions-list.incomplete'])
    expect((await shown()).list.reported_on).toBe('2026-11-20')
  })

  test('is never said to be clear where there is none, or where it is old', async () => {
    const { firm, owner, shown } = await aCase()
    expect(await shown()).toMatchObject({ state: 'none', list: null, matches: [] })
    await load(owner, {})
    expect((await shown()).state).toBe('current')
    await firm.inside(({ store }) => {
      store.write(
        `UPDATE sanctions_lists SET doc = json_set(doc, '$.at', '2026-01-05T09:00:00.000Z')`,
      )
    })
    expect((await shown()).state).toBe('old')
  })

  test('is loaded by an owner alone', async () => {
    const { earner } = await aCase()
    expect((await start(earner, {})).status).toBe(403)
  })
})

describe('a possible match', () => {
  test('of a client stops exchange until somebody has said why it is somebody else', async () => {
    const { owner, earner, path, named, shown } = await aCase()
    await load(owner, { entries: [...others, named] })
    const [match] = (await shown()).matches
    expect(match).toMatchObject({ entry: { key: 'RUS0001' }, judgement: null })
    const stops = async () => JSON.stringify((await owner.get(path)).body.data.guards.exchange)
    expect(await stops()).toContain('Possible match of')
    const judging = { version: 0, outcome: 'not_same', reason: 'Born in 1961, not 1935' }
    const { status, text } = await earner.send(
      'PUT',
      `${path}/sanctions/${match.id}/judgement`,
      judging,
    )
    expect(status, text).toBe(200)
    expect(await stops()).not.toContain('Possible match of')
    await load(owner, { entries: [...others, { ...named, births: ['1961'] }] })
    expect(await stops()).toContain('Possible match of')
  })

  test('is the same person by two people, and stays open', async () => {
    const { owner, earner, compliance, path, named, shown } = await aCase()
    await load(owner, { entries: [...others, named] })
    const [match] = (await shown()).matches
    const at = `${path}/sanctions/${match.id}`
    const same = { version: 0, outcome: 'same', reason: 'Same passport number' }
    await owner.send('PUT', `${at}/judgement`, same)
    const alone = await owner.send('PUT', `${at}/confirmation`, { version: 1 })
    expect([alone.status, alone.body.error.code]).toEqual([409, 'sanctions.second_person'])
    const undone = { version: 1, outcome: 'not_same', reason: 'A mistake' }
    expect((await earner.send('PUT', `${at}/judgement`, undone)).status).toBe(409)
    const confirmed = await compliance.send('PUT', `${at}/confirmation`, { version: 1 })
    expect(confirmed.status, confirmed.text).toBe(200)
    const { guards } = (await owner.get(path)).body.data
    expect(JSON.stringify(guards.exchange)).toContain('Possible match of')
  })

  test('is told to the staff of the case once', async () => {
    const { firm, owner, named } = await aCase()
    await load(owner, { entries: [...others, named] })
    const told = () =>
      firm.inside(
        ({ store }) =>
          store.row<{ n: number }>(
            `SELECT count(*) AS n FROM audit WHERE name = 'sanctions.matched'`,
          )?.n,
      )
    await expect.poll(told, { timeout: 20_000 }).toBe(1)
    await load(owner, { entries: [...others, named] })
    await firm.settled()
    expect(await told()).toBe(1)
  })
})
