import { expect, test } from 'vitest'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { sanctionsFile } from '#domain/sanctions/file'
import { matchesIn } from '#tenant/sanctions/screening'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

const ROWS = 20_000
const CLIENTS = 5_000
const PART = 250

const syllables = 'ka ro mi ten sha li vo du pe gar nis bel to ya ruk sem'.split(' ')
const pick = (seed: number) => syllables[Math.abs(seed) % syllables.length] ?? ''

/** A name of its own for each number, of words that many share. */
const nameOf = (at: number) => {
  const word = (seed: number) => pick(seed) + pick(seed >> 4) + pick(seed >> 8)
  return `${word(at * 7)} ${word(at * 13 + 5)} ${word(at * 31 + 11)}${at % 97}`
}

/** The published form with a row for each name: every entry has two. */
const file = () =>
  [
    'Report Date: 20-Nov-2026',
    'Last Updated,Unique ID,OFSI Group ID,Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Name type,Regime Name,Designation Type,D.O.B,Date Designated',
    ...Array.from({ length: ROWS }, (_, at) => {
      const [first, middle, last] = nameOf(at).split(' ')
      const year = 1930 + (at % 70)
      return `01/02/2025,RUS${Math.floor(at / 2)},${at},${last},${first},${middle},,,,Primary Name,Russia,Individual,08/03/${year},24/02/2022`
    }),
  ].join('\n')

const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const start = performance.now()
  const result = await work()
  console.info(`sanctions: ${name} in ${Math.round(performance.now() - start)} ms`)
  return result
}

const load = async (by: Caller, text: string) => {
  const { entries, rows, reported_on } = sanctionsFile(text)
  const begun = await by.post('/api/sanctions-lists', {
    name: 'UK-Sanctions-List.csv',
    sha256: 'a'.repeat(64),
    ...{ reported_on, rows, entries: entries.length },
  })
  expect(begun.status, begun.text).toBe(200)
  const path = `/api/sanctions-lists/${begun.body.data.id}`
  for (let at = 0; at < entries.length; at += PART) {
    const part = await by.post(`${path}/parts`, { entries: entries.slice(at, at + PART) })
    expect(part.status, part.text).toBe(200)
  }
  const active = await by.send('PUT', `${path}/activation`, { version: 1 })
  expect(active.status, active.text).toBe(200)
  return entries.length
}

/** Two clients to a case; every hundredth is on the list by name. */
const casesFrom = (conveyance: Conveyance): Conveyance[] => {
  const client = conveyance.clients[0]
  if (client === undefined) throw new Error('nobody instructs')
  const named = (at: number) => ({
    ...client,
    contact_id: `none-${at}`,
    name: at % 100 === 0 ? nameOf(at) : `Client Number${nameOf(at + ROWS * 3).replaceAll(' ', '')}`,
  })
  return Array.from({ length: CLIENTS / 2 }, (_, at) => ({
    ...conveyance,
    id: `none-${at}`,
    clients: [named(at * 2), named(at * 2 + 1)],
    counterparties: [],
  }))
}

test('a list of 20,000 rows is loaded and compared with 5,000 clients', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await firm.as('Conveyancer')
  const [{ id }] = await instructed(firm, owner, facts('sale'))
  const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
  const text = file()
  const entries = await timed(`${ROWS} rows read and loaded`, () => load(owner, text))
  expect(entries).toBe(ROWS / 2)
  const cases = casesFrom(conveyance)
  const found = await timed(`${CLIENTS} clients compared with ${entries} entries`, () =>
    firm.inside(({ store }) => cases.reduce((sum, it) => sum + matchesIn(store, it).length, 0)),
  )
  expect(found).toBeGreaterThanOrEqual(CLIENTS / 100)
  await firm.settled()
}, 300_000)
