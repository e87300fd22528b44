import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { demoFirms } from '#worker/demo/firms'
import { root } from '../../worker/local/setup.mjs'
import { type Caller, signedIn, visitor } from './caller.ts'
import { onEnd, startProduct } from './cleanups.ts'
import { atLeast, type Figure, formatCount, median } from './figures.ts'
import type { Benchmark } from './run.ts'

const CONNECTIONS = 24
const WARM_SECONDS = 1.5
const SECONDS = 0.8
const ROUNDS = 11
const BUDGET = 0.8

/** A page, and the same built file at a URL that the platform serves without the worker. */
const pages = [
  { what: 'sign-in page', path: '/auth/login', built: 'auth/login', bare: 'bare-sign-in' },
  { what: 'signed-in page', path: '/conveyances', built: 'conveyances', bare: 'bare-list' },
] as const

const fileOf = (name: string) => join(root, 'dist', `${name}.html`)

/**
 * The worker's cost for a page (host, session, guards, headers) against the same file from the platform alone.
 * Each round requests both and gives one ratio, so that other load affects both.
 */
const benchmark: Benchmark = async () => {
  const [firm] = demoFirms
  if (!firm) return []
  for (const { built, bare } of pages) {
    copyFileSync(fileOf(built), fileOf(`_astro/${bare}`))
    onEnd(() => rmSync(fileOf(`_astro/${bare}`), { force: true }))
  }
  // A separate product, because the platform lists its files at start-up.
  const { base, stop } = await startProduct()
  const anybody = visitor(base, firm, { connections: CONNECTIONS })
  const staff = await signedIn(base, firm, 'conveyancer', CONNECTIONS)
  const figures = [
    await measured(pages[0], anybody, anybody),
    await measured(pages[1], staff, anybody),
  ]
  anybody.hangUp()
  staff.hangUp()
  await stop()
  return figures
}

export default benchmark

const measured = async (
  { what, path, bare }: (typeof pages)[number],
  caller: Caller,
  anybody: Caller,
): Promise<Figure> => {
  const file = `/_astro/${bare}`
  await rate(caller, path, WARM_SECONDS)
  await rate(anybody, file, WARM_SECONDS)
  const rounds: { page: number; file: number; ratio: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await rate(caller, path, SECONDS)
    const alone = await rate(anybody, file, SECONDS)
    rounds.push({ page, file: alone, ratio: page / alone })
  }
  const ratio = median(rounds.map((it) => it.ratio))
  return {
    what: `requests for a ${what}, through the worker`,
    measured: `${formatCount(median(rounds.map((it) => it.page)))} a second`,
    against: `the bare file: ${formatCount(median(rounds.map((it) => it.file)))} a second`,
    ratio,
    budget: atLeast(ratio, BUDGET),
  }
}

/** Responses per second, with every connection always busy. */
const rate = async (caller: Caller, path: string, seconds: number) => {
  const start = performance.now()
  const end = start + seconds * 1000
  let answered = 0
  const ask = async () => {
    while (performance.now() < end) {
      const { status } = await caller.send(path)
      if (status !== 200) throw new Error(`${path} answered ${status}.`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  return (1000 * answered) / (performance.now() - start)
}
