import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '#tenant/events/audit'
import { build } from '../../worker/local/build.mjs'
import { freePort } from '../../worker/local/port.mjs'
import { startProduct } from '../../worker/local/product.mjs'
import { type Caller, callerFor, dataOf } from '../support/api.ts'
import { killRuntimes } from '../support/killing.ts'
import { newFacts } from '../support/quotes.ts'
import { databaseOf, readingStore } from '../support/records.ts'
import { repeats } from '../support/repeats.ts'

const KILLS = repeats(2, 20)
const WRITERS = 8
const marker = `Kill${randomUUID().slice(0, 8)}`

/** One draft that somebody asked to be kept: what it said, under which key, and what was answered. */
type Write = {
  readonly key: string
  readonly body: unknown
  readonly name: string
  id: string | null
  /** It had been done before it was sent again. */
  isReplay: boolean
}

const state = mkdtempSync(join(tmpdir(), 'deedbox-kill-'))
let port: number
let product: ReturnType<typeof startProduct>
let owner: Caller

const start = async () => {
  product = startProduct({ port, state })
  await product.ready
}

beforeAll(async () => {
  await build()
  port = await freePort()
  await start()
  owner = await callerFor(`http://localhost:${port}`, 'owner@harcourt.test')
})

afterAll(async () => {
  await product.stop()
  rmSync(state, { recursive: true, force: true })
})

let count = 0
const newWrite = (): Write => {
  count += 1
  const name = `${marker}x${count}x`
  const facts = newFacts('sale')
  const clients = facts.clients.map((client) => ({ ...client, last_name: name }))
  return {
    key: randomUUID(),
    body: { facts: { ...facts, clients } },
    name,
    id: null,
    isReplay: false,
  }
}

/** Sends a draft; false when nobody said that it is kept. */
const send = async (write: Write) => {
  const answer = await owner.post('/api/quote-cases', write.body, write.key).catch(() => null)
  if (answer?.status !== 200) return false
  write.id = dataOf(answer).id
  write.isReplay = answer.headers['idempotent-replay'] === 'true'
  return true
}

/** Writes without a pause until the first draft that is not answered. */
const writeOn = async (writes: Write[]) => {
  for (;;) {
    const write = newWrite()
    writes.push(write)
    if (!(await send(write))) return
  }
}

/** Sends what was not answered until it is, under its own key. */
const sendAgain = async (write: Write) => {
  for (let tries = 0; tries < 20; tries++) {
    if (await send(write)) return
    await delay(100)
  }
  throw new Error(`${write.name} was not kept.`)
}

test(`${KILLS} times killed while it writes, the runtime loses nothing it acknowledged and does nothing twice`, {
  timeout: 600_000,
}, async () => {
  const writes: Write[] = []
  const sums = { acknowledged: 0, unanswered: 0, lost: 0 }
  for (let kill = 0; kill < KILLS; kill++) {
    const round: Write[] = []
    const writing = Promise.all(Array.from({ length: WRITERS }, () => writeOn(round)))
    await delay(randomInt(50, 300))
    expect(killRuntimes()).toBeGreaterThan(0)
    await writing
    await product.stop()
    await start()
    for (const { id, name } of round.filter((it) => it.id !== null)) {
      sums.acknowledged += 1
      const kept = await owner.get(`/api/quote-cases/${id}`)
      if (kept.body?.data?.quote_case.facts.clients[0].last_name !== name) sums.lost += 1
    }
    const unanswered = round.filter((it) => it.id === null)
    sums.unanswered += unanswered.length
    await Promise.all(unanswered.map(sendAgain))
    writes.push(...round)
  }
  await product.stop()

  const drafts = `SELECT id FROM quote_cases WHERE doc LIKE '%"last_name":"' || ? || '"%'`
  const database = databaseOf(state, drafts, writes[0]?.name ?? '')
  const created = `SELECT count(*) AS n FROM audit WHERE name = 'quote.created' AND subject_id = ?`
  const keyed = 'SELECT count(*) AS n FROM idempotency WHERE key = ?'
  for (const { id, key, name } of writes) {
    expect([name, database.prepare(drafts).all(name)]).toEqual([name, [{ id }]])
    expect([name, database.prepare(created).get(id)]).toEqual([name, { n: 1 }])
    expect([name, database.prepare(keyed).get(key)]).toEqual([name, { n: 1 }])
  }
  expect(auditOf(readingStore(database)).verify()).toBeNull()
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  database.close()

  const { acknowledged, unanswered, lost } = sums
  const replayed = writes.filter((it) => it.isReplay).length
  console.info(
    `${KILLS} kills, ${writes.length} drafts: ${acknowledged} acknowledged, of which ${lost} lost; ${unanswered} not answered and sent again, of which ${replayed} had been done; each is there once`,
  )
  expect(lost).toBe(0)
  expect(unanswered).toBeGreaterThan(0)
})
