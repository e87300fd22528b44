import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { details, today } from '../../support/ledgers.ts'
import { facts } from '../../support/quotes.ts'

const entryOf = (key: string, ...names: string[]) => ({
  ...{ key, names, kind: 'Individual', births: [], regime: 'Russia', listed_on: '2022-02-24' },
})
const others = Array.from({ length: 9 }, (_, at) => entryOf(`X${at}`, `Zorka${at} Brunnhild${at}`))

const load = async (by: Caller, entries: readonly object[]) => {
  const lists = '/api/sanctions-lists'
  const { body } = await by.post(lists, {
    ...{ name: 'UK-Sanctions-List.csv', sha256: 'a'.repeat(64), reported_on: '2026-11-20' },
    ...{ rows: entries.length, entries: entries.length },
  })
  await by.post(`${lists}/${body.data.id}/parts`, { entries })
  await by.send('PUT', `${lists}/${body.data.id}/activation`, { version: 1 })
}

const aCase = async () => {
  const firm = await aFirm()
  const [owner, earner] = [await firm.as('Owner'), await firm.as('Conveyancer')]
  const cashier = await firm.as('Cashier')
  const [{ id }] = await instructed(firm, owner, facts('purchase'))
  const path = `/api/conveyances/${id}`
  const own = (body: object) =>
    earner.send('PUT', `${path}/ownerships`, {
      ...{ version: 0, company: 'Marlow Estates Ltd', seen: 'The register', on: today, ...body },
    })
  const shown = async () => (await owner.get(`${path}/sanctions`)).body.data
  const stops = async () => JSON.stringify((await owner.get(path)).body.data.guards.exchange)
  return { firm, owner, earner, cashier, path, own, shown, stops }
}

const person = (name: string, share: number) => ({ name, kind: 'person', born: null, share })

test('a company counts as listed while whoever owns more than half of it may be', async () => {
  const { owner, earner, path, own, shown, stops } = await aCase()
  await load(owner, [...others, entryOf('RUS0001', 'Viktor Harrowgate')])
  const owners = [person('Viktor Harrowgate', 6_000), person('Ada Pemberton', 4_000)]
  const recorded = await own({ owners })
  expect(recorded.status, recorded.text).toBe(200)
  const { people, owned, matches } = await shown()
  expect(people).toContainEqual({
    name: 'Viktor Harrowgate',
    role: 'Owns 60 % of Marlow Estates Ltd',
  })
  expect(owned).toEqual([
    { company: 'Marlow Estates Ltd', share: 6_000, owners: ['Viktor Harrowgate'] },
  ])
  expect(await stops()).toContain('Marlow Estates Ltd counts as on the sanctions list')
  const judging = { version: 0, outcome: 'not_same', reason: 'Born in 1961' }
  await earner.send('PUT', `${path}/sanctions/${matches[0].id}/judgement`, judging)
  expect((await shown()).owned).toEqual([])
  expect(await stops()).not.toContain('counts as on the sanctions list')
})

test('shares are no more than the whole, and nobody saves over what somebody else recorded', async () => {
  const { own } = await aCase()
  const much = await own({ owners: [person('A B', 6_000), person('C D', 4_001)] })
  expect(much.body.error.fields).toHaveProperty('owners')
  const itself = await own({ owners: [person('Marlow Estates Limited', 100)] })
  expect(itself.body.error.fields).toHaveProperty('owners')
  expect((await own({ owners: [] })).status).toBe(200)
  const again = await own({ owners: [] })
  expect([again.status, again.body.error.code]).toEqual([409, 'stale'])
  expect((await own({ version: 1, owners: [] })).status).toBe(200)
})

test('owners and the holders of accounts are compared anew with each list', async () => {
  const { firm, owner, cashier, path, own, shown } = await aCase()
  await load(owner, others)
  await own({ owners: [person('Viktor Harrowgate', 3_000)] })
  const payee = { kind: 'other', name: 'Marches Surveyors', ...details, holder: 'Ivo Tremblay' }
  expect((await cashier.post(`${path}/payees`, payee)).status).toBe(200)
  const names = ['Viktor Harrowgate', 'Ivo Tremblay']
  expect((await shown()).matches).toEqual([])
  await load(owner, [...others, ...names.map((name, at) => entryOf(`RUS${at}`, name))])
  expect((await shown()).matches.map((it: { person: string }) => it.person)).toEqual(names)
  const told = () =>
    firm.inside(({ store }) =>
      store.row<{ doc: string }>(
        `SELECT json_extract(detail, '$.names') AS doc FROM audit WHERE name = 'sanctions.matched'`,
      ),
    )
  await expect.poll(told, { timeout: 20_000 }).toMatchObject({ doc: JSON.stringify(names) })
})
