import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../worker/local/port.mjs'
import { startProduct } from '../../worker/local/product.mjs'
import { anSmtpServer, CA_FILE, type Outcome } from '../runtime/support/smtp-server.ts'
import { ask, type Caller, callerOf, dataOf } from '../support/api.ts'
import { createFirm } from '../support/firm-command.ts'
import { killRuntimes } from '../support/killing.ts'
import { databaseOf } from '../support/records.ts'

const COUNT = 1000
const KILLS = 6
const HOST = 'acme.localhost'
const SENDER = 'post@acme.test'
const WHOLE = `SELECT id FROM messages WHERE to_address = '${SENDER}'`

// The product's runtime trusts the mail server of this test, and nothing else does.
vi.stubEnv('NODE_EXTRA_CA_CERTS', CA_FILE)

/** A pseudo-random number below 1, the same row of them in each run. */
const chances = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}
const chance = chances(2026)

const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode })

const moods: readonly (readonly [below: number, outcome: () => Outcome])[] = [
  [0.25, () => refusal(451, 'Try again later')],
  [0.27, () => refusal(554, 'Not wanted')],
  [0.31, () => 'cut'],
  [0.34, () => 'drop'],
  [0.345, () => 'silence'],
]
let isCalm = false
const mood = (): Outcome => {
  const at = isCalm ? 1 : chance()
  return moods.find(([below]) => at < below)?.[1]() ?? null
}

const state = mkdtempSync(join(tmpdir(), 'deedbox-thousand-'))
let server: Awaited<ReturnType<typeof anSmtpServer>>
let port: number
let product: ReturnType<typeof startProduct>
let owner: Caller

const start = async () => {
  product = startProduct({ port, state, empty: true })
  await product.ready
}

beforeAll(async () => {
  server = await anSmtpServer({ afterData: mood })
  port = await freePort()
  await start()
})
afterAll(async () => {
  await product.stop()
  await server.close()
  rmSync(state, { recursive: true, force: true })
})

const signInOwner = async () => {
  const base = `http://localhost:${port}`
  const link = await createFirm(base, HOST, 'Acme Law', 'owner@acme.test')
  const page = await ask(base, { host: HOST, path: '/auth/login' })
  const tenant = /"tenantId":"([^"]+)"/.exec(page.text)?.[1] ?? ''
  const body = { token: new URL(link).searchParams.get('token'), password: 'seven damp otters' }
  const headers = { 'Idempotency-Key': crypto.randomUUID(), Origin: `http://${HOST}:${port}` }
  const answer = await ask(base, {
    host: HOST,
    method: 'POST',
    path: '/api/auth/passwords',
    headers,
    body,
  })
  return callerOf(base, HOST, tenant, answer)
}

const PATH = '/api/message-providers'
const detailOf = async () => dataOf(await owner.get(PATH))

/** Has mail leave by the server of this test. */
const setUpDelivery = async () => {
  const provider = { kind: 'smtp', sender: SENDER, host: 'localhost', port: server.port }
  const account = { auth: 'plain', username: 'post', return_domain: '' }
  const change = async (method: string, path: string, body: object) => {
    const { version } = (await detailOf()).settings
    dataOf(await owner.call(method, PATH + path, { version, ...body }))
  }
  await change('PUT', '/email', { provider: { ...provider, ...account } })
  await change('PUT', '/email/password', { password: 'secret' })
  await change('POST', '/sender-verifications', {})
  await expect.poll(() => server.received.length).toBe(1)
  const text = server.received[0]?.bytes.toString().replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const token = /token=([\w-]+)/.exec(text ?? '')?.[1]
  dataOf(await owner.post(`${PATH}/verified-senders`, { token }))
}

/** Changes the firm's database while nothing runs. */
const withDatabase = async <T>(work: (database: DatabaseSync) => T): Promise<T> => {
  const database = databaseOf(state, WHOLE)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const idOf = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`

const queueMessages = (database: DatabaseSync) => {
  const template = JSON.parse(
    String(database.prepare(`SELECT doc FROM messages WHERE to_address = ?`).get(SENDER)?.['doc']),
  )
  const put = database.prepare('INSERT INTO messages (id, version, shape, doc) VALUES (?, 1, 1, ?)')
  const queue = database.prepare(
    `INSERT INTO outbox (id, kind, doc, due_at) VALUES (?, 'message', ?, '2026-01-01T00:00:00.000Z')`,
  )
  const change = { type: 'quote.sent', status: 'queued', attempts: 0, reason: null, sent_at: null }
  for (let at = 0; at < COUNT; at++) {
    const id = idOf(at)
    const to_address = `client${at}@sample.test`
    put.run(id, JSON.stringify({ ...template, ...change, id, version: 1, to_address }))
    queue.run(id, JSON.stringify({ message_id: id }))
  }
}

/** Lets each message be due, and each claim end, as if hours had passed. */
const letTimePass = (database: DatabaseSync) =>
  database
    .prepare(
      `UPDATE outbox SET due_at = '2026-01-01T00:00:00.000Z' WHERE kind = 'message' AND dead_at IS NULL`,
    )
    .run()

const leftIn = (database: DatabaseSync) =>
  Number(
    database
      .prepare(`SELECT count(*) AS n FROM messages WHERE status IN ('queued', 'sending')`)
      .get()?.['n'],
  )

type Stored = { id: string; status: string }
const storedIn = (database: DatabaseSync): Stored[] =>
  database
    .prepare(`SELECT id, status FROM messages WHERE to_address LIKE 'client%'`)
    .all()
    .map(({ id, status }) => ({ id: String(id), status: String(status) }))

/** How often each message is on the server, by the id in its Message-ID. */
const arrivals = () => {
  const counts = new Map<string, number>()
  for (const { bytes } of server.received) {
    const id = /^Message-ID: <([^@]+)@/im.exec(bytes.toString('latin1'))?.[1] ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

const A_ROUND = 120
/** In ms: one answer that never comes holds up those beside it. */
const LONGEST_ROUND = 15_000

/** Kills the runtime while it sends, after about a tenth of the messages; returns how many were left then. */
const killOnce = async () => {
  await withDatabase(letTimePass)
  await start()
  const [arrived, began] = [server.received.length, Date.now()]
  const isUnderWay = () =>
    server.received.length < arrived + A_ROUND && Date.now() < began + LONGEST_ROUND
  for (; isUnderWay(); await delay(100)) await detailOf()
  await delay(300 * chance())
  expect(killRuntimes()).toBeGreaterThan(0)
  await product.stop()
  return withDatabase(leftIn)
}

test(`of ${COUNT} messages each arrives once or is shown as unknown, while the server fails and the worker is killed`, {
  timeout: 900_000,
}, async () => {
  isCalm = true
  owner = await signInOwner()
  await setUpDelivery()
  await product.stop()
  await withDatabase(queueMessages)

  isCalm = false
  const left: number[] = []
  for (let kill = 0; kill < KILLS; kill++) left.push(await killOnce())
  isCalm = true
  await withDatabase(letTimePass)
  await start()
  const waiting = async () => {
    const { counts } = await detailOf()
    return counts.queued + counts.sending
  }
  await expect.poll(waiting, { timeout: 300_000, interval: 1000 }).toBe(0)
  const shown = (await detailOf()).counts
  await product.stop()

  const stored = await withDatabase(storedIn)
  const arrived = arrivals()
  const timesOf = (status: string) =>
    stored.filter((it) => it.status === status).map(({ id }) => arrived.get(id) ?? 0)
  const [sent, unknown, failed] = ['sent', 'unknown', 'failed'].map(timesOf) as [
    number[],
    number[],
    number[],
  ]
  console.info(
    `${COUNT} messages, ${left.length} kills with ${left.join(', ')} left: ${sent.length} sent, ${unknown.length} unknown of which ${unknown.filter(Boolean).length} arrived, ${failed.length} refused for good`,
  )
  expect(sent.length + unknown.length + failed.length).toBe(COUNT)
  expect(sent.filter((times) => times !== 1)).toEqual([])
  expect(unknown.filter((times) => times > 1)).toEqual([])
  expect(failed.filter((times) => times !== 0)).toEqual([])
  expect([shown.unknown, shown.failed]).toEqual([unknown.length, failed.length])
  expect(left[0]).toBeGreaterThan(0)
  await start()
})
