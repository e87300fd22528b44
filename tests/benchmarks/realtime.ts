import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { areaChannel } from '#domain/channels'
import { build } from '../../worker/local/build.mjs'
import { freePort } from '../../worker/local/port.mjs'
import { startProduct } from '../../worker/local/product.mjs'
import { type Caller, callerFor, dataOf } from '../support/api.ts'
import { killRuntimes } from '../support/killing.ts'
import { bareServer } from './bare-sockets.ts'
import { onEnd, runCleanups } from './cleanups.ts'
import { CROWDS, type Crowd, crowdOf } from './crowd.ts'
import { atMost, type Figure, formatCount, milliseconds, quantile, timed } from './figures.ts'
import { table } from './table.ts'

const usage = `npm run bench:realtime -- [--sockets 1000,5000] [--rounds N]

  --sockets  how many sockets, one run for each number
  --rounds   changes that are made for the fan-out, 20 unless said`

const CHANNEL = areaChannel('harcourt', 'conveyances')
const PAUSE_MS = 100
const STORM_CHANGES = 10
const BACK_MS = 120_000
const FILES_EACH = 4
const FILES_BESIDE = 1_000
const now = () => performance.timeOrigin + performance.now()

const asked = () => {
  try {
    const options = {
      sockets: { type: 'string', default: '1000,5000' },
      rounds: { type: 'string', default: '20' },
    } as const
    const { values } = parseArgs({ options })
    const sizes = values.sockets.split(',').map(Number)
    const rounds = Number(values.rounds)
    if ([...sizes, rounds].every((it) => Number.isInteger(it) && it > 0)) return { sizes, rounds }
  } catch {
    // An unknown option prints the usage.
  }
  console.error(usage)
  return process.exit(1)
}

/** The product, which can be killed and restarted on the same storage. */
const newProduct = async () => {
  const port = await freePort()
  const state = mkdtempSync(join(tmpdir(), 'deedbox-live-'))
  let product = startProduct({ port, state })
  onEnd(async () => {
    await product.stop()
    rmSync(state, { recursive: true, force: true })
  })
  await product.ready
  const kill = async () => {
    killRuntimes()
    await product.stop()
  }
  const startAgain = async () => {
    product = startProduct({ port, state })
    await product.ready
  }
  return { port, base: `http://localhost:${port}`, kill, startAgain }
}

type Product = Awaited<ReturnType<typeof newProduct>>

/** The memory in bytes of the runtimes below this process. */
const memory = () => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const below = new Set([String(process.pid)])
  for (let grown = 0; grown !== below.size; ) {
    grown = below.size
    for (const [pid = '', parent = ''] of rows) if (below.has(parent)) below.add(pid)
  }
  const runtimes = rows.filter(([pid = '', , , name = '']) => below.has(pid) && name === 'workerd')
  return runtimes.reduce((sum, [, , kilobytes]) => sum + Number(kilobytes) * 1024, 0)
}

/** Changes one case repeatedly; each change is one event to the whole area. */
const changesOf = async (staff: Caller) => {
  const { rows } = dataOf(await staff.get('/api/conveyances?status=pre_contract'))
  const path = `/api/conveyances/${rows[0].id}`
  let at = dataOf(await staff.get(path)).conveyance.version
  return async () => {
    const body = { version: at, party: 'lender', name: null, what: `offer ${at}`, usual: 5 }
    const start = now()
    const answer = await staff.call('PUT', `${path}/holder`, { ...body, since: '2026-11-02' })
    const answered = now()
    at = dataOf(answer).conveyance.version
    return { start, answered }
  }
}

/** Requests the API repeatedly until stopped; returns the response times (ms). */
const pollApi = (staff: Caller) => {
  const times: number[] = []
  let isOver = false
  const loop = (async () => {
    while (!isOver) {
      const time = await timed(() => staff.get('/api/conveyances?limit=20')).catch(() => null)
      if (time !== null) times.push(time)
      await pause(20)
    }
  })()
  return async () => {
    isOver = true
    await loop
    return times
  }
}

/** The number of sockets that fits this machine's limit on open files; the local runtime opens four for each. */
const socketLimit = (size: number) => {
  const files = Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }))
  const most = CROWDS * Math.floor((files - FILES_BESIDE) / FILES_EACH / CROWDS)
  if (!(size > most)) return size
  console.info(
    `${formatCount(files)} open files are allowed: ${formatCount(most)} sockets in place of ${formatCount(size)}.`,
  )
  return most
}

const flat = <Value>(lists: readonly (readonly Value[])[]) => lists.flat()

/** The times from sending and from committing a change to the frame at each socket. */
const fanOut = async (
  crowd: Crowd,
  rounds: number,
  change: () => Promise<{ start: number; answered: number }>,
) => {
  await crowd.ask({ what: 'arrivals', size: 0 })
  const seen: number[] = []
  const answers: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { start, answered } = await change()
    answers.push(answered - start)
    const times = await arrivalsOf(crowd)
    seen.push(...times.map((at) => at - start))
    await pause(PAUSE_MS)
  }
  return { seen, answers }
}

/** The arrival time of the current event at each socket. */
const arrivalsOf = async (crowd: Crowd) => {
  const times = flat(await crowd.ask({ what: 'arrivals', size: crowd.size }))
  if (times.length !== crowd.size) throw new Error(`${times.length} of ${crowd.size} heard.`)
  return times
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** The case events after a sequence number, which every socket must have received or replayed. */
const eventsAfter = async (staff: Caller, after: number) => {
  const seqs: number[] = []
  for (let [from, more] = [after, true]; more; ) {
    const answer = dataOf(await staff.get(`/api/events?after=${from}&limit=1000`))
    for (const row of answer.rows) if (row.subject === 'conveyance') seqs.push(row.seq)
    from = answer.last
    more = answer.more
  }
  return seqs
}

/** Kills the server during changes, restarts it, and waits until all sockets have reconnected and caught up. */
const storm = async (
  product: Product,
  crowd: Crowd,
  staff: Caller,
  change: () => Promise<unknown>,
) => {
  const { head } = dataOf(await staff.get('/api/events'))
  for (let at = 0; at < STORM_CHANGES; at += 1) await change()
  await product.kill()
  const begun = now()
  await product.startAgain()
  const started = now()
  const stop = pollApi(staff)
  for (let at = 0; at < STORM_CHANGES; at += 1) await change()
  const isBack = async () => sum(await crowd.ask({ what: 'back' })) === crowd.size
  while (!(await isBack())) {
    if (now() - started > BACK_MS) throw new Error('Not all came back.')
    await pause(50)
  }
  const back = now()
  const seqs = await eventsAfter(staff, head)
  const missed = sum(await crowd.ask({ what: 'missed', seqs }))
  return {
    down: started - begun,
    back: back - started,
    api: await stop(),
    events: seqs.length,
    missed,
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const spreadOf = (times: readonly number[]) =>
  [0.5, 0.95, 0.99].map((share) => milliseconds(quantile(times, share))).join(' / ')

/** The same figures with a minimal socket server in Node, as a baseline for this machine. */
const bareFigures = async (size: number, rounds: number) => {
  const place = await bareServer()
  const crowd = crowdOf(size)
  const start = now()
  const opened = {
    what: 'open',
    port: place.port,
    host: 'localhost',
    channel: CHANNEL,
    size,
  } as const
  await crowd.ask(opened)
  const connected = now() - start
  const fan = await fanOut(crowd, rounds, place.change)
  await crowd.ask({ what: 'leave' })
  await place.close()
  return { connected, fan }
}

const figuresFor = async (size: number, rounds: number): Promise<Figure[]> => {
  console.info(`${formatCount(size)} sockets …`)
  const bare = await bareFigures(size, rounds)
  const product = await newProduct()
  const staff = await callerFor(product.base, 'owner@harcourt.test')
  const change = await changesOf(staff)
  const stopIdle = pollApi(staff)
  await pause(3_000)
  const idle = await stopIdle()
  const before = memory()
  const crowd = crowdOf(size)
  const headers = {
    Authorization: `Bearer ${staff.token}`,
    'X-Tenant': staff.tenant,
    Cookie: staff.cookie,
  }
  const start = now()
  const stopConnecting = pollApi(staff)
  const where = { what: 'open', port: product.port, host: `localhost:${product.port}` } as const
  const times = flat(await crowd.ask({ ...where, channel: CHANNEL, size }))
  const connected = now() - start
  const connecting = await stopConnecting()
  const held = memory() - before
  await crowd.ask({ what: 'headers', headers })
  const fan = await fanOut(crowd, rounds, change)
  const after = await storm(product, crowd, staff, change)
  await crowd.ask({ what: 'leave' })
  await product.kill()
  const of = (words: string) => `${formatCount(size)} sockets: ${words}`
  const idleP95 = quantile(idle, 0.95)
  const fanP95 = quantile(fan.seen, 0.95)
  const bareP95 = quantile(bare.fan.seen, 0.95)
  const latency = (words: string, api: readonly number[]): Figure => ({
    what: of(`an answer of the API while they ${words}, p95`),
    measured: milliseconds(quantile(api, 0.95)),
    against: `idle: ${milliseconds(idleP95)}`,
    ratio: quantile(api, 0.95) / idleP95,
  })
  return [
    {
      what: of('all in their channel'),
      measured: `${milliseconds(connected)}; each ${spreadOf(times)}`,
      against: `a bare server: ${milliseconds(bare.connected)}`,
      ratio: connected / bare.connected,
    },
    {
      what: of('change sent → seen, p50 / p95 / p99'),
      measured: `${spreadOf(fan.seen)}; the saver’s own answer ${milliseconds(quantile(fan.answers, 0.5))}`,
      against: `a bare server: ${spreadOf(bare.fan.seen)}`,
      ratio: fanP95 / bareP95,
      ...(size <= 1_000 ? { budget: atMost(fanP95, 100, ' ms') } : {}),
    },
    {
      what: of('memory'),
      measured: `${megabytes(held)}: ${kilobytes(held / size)} each`,
      against: `the product without: ${megabytes(before)}`,
      ratio: held / before,
    },
    {
      what: of('back after the server was killed'),
      measured: `${milliseconds(after.back)} after it answered; it was down for ${milliseconds(after.down)}`,
      against: `connecting: ${milliseconds(connected)}`,
      ratio: after.back / connected,
      budget: atMost(after.back, size <= 1_000 ? 10_000 : 60_000, ' ms'),
    },
    {
      what: of('events missed across the break'),
      measured: formatCount(after.missed),
      against: `${formatCount(after.events)} events × ${formatCount(size)}`,
      ratio: after.missed / (after.events * size),
      budget: atMost(after.missed, 0),
    },
    latency('connect', connecting),
    latency('come back', after.api),
  ]
}

const { sizes, rounds } = asked()
const stopped = () => void runCleanups().finally(() => process.exit(130))
process.once('SIGINT', stopped).once('SIGTERM', stopped)

try {
  await build()
  const figures: Figure[] = []
  for (const size of sizes.map(socketLimit)) figures.push(...(await figuresFor(size, rounds)))
  console.info(`\n${table(figures)}`)
  process.exitCode = figures.every(({ budget }) => budget?.isMet !== false) ? 0 : 1
} finally {
  await runCleanups()
}
process.exit()
