import { demoFirms } from '../../worker/edge/demo-firms.ts'
import { type Caller, signedIn, visitor } from './caller.ts'
import { atLeast, type Figure, median, whole } from './figures.ts'
import type { Benchmark } from './run.ts'

const CONNECTIONS = 24
const WARM_SECONDS = 1.5
const SECONDS = 1
const ROUNDS = 9
const BUDGET = 0.8

/**
 * What the worker costs on a page, against a file of that size which the platform serves without it. The
 * pages and the file are asked in turn, and each round gives one ratio, so that a slow moment hurts both.
 */
const benchmark: Benchmark = async ({ base }) => {
  const [firm] = demoFirms
  if (!firm) return []
  const anybody = visitor(base, firm, { connections: CONNECTIONS })
  const staff = await signedIn(base, firm, 'conveyancer', CONNECTIONS)
  const asset = await nearestAsset(anybody, '/auth/login')
  const asked = {
    login: () => rate(anybody, '/auth/login', SECONDS),
    list: () => rate(staff, '/conveyances', SECONDS),
    asset: () => rate(anybody, asset.path, SECONDS),
  }
  await rate(anybody, '/auth/login', WARM_SECONDS)
  await rate(staff, '/conveyances', WARM_SECONDS)
  await rate(anybody, asset.path, WARM_SECONDS)
  const rounds: { login: number; list: number; asset: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      login: await asked.login(),
      list: await asked.list(),
      asset: await asked.asset(),
    })
  anybody.hangUp()
  staff.hangUp()
  const figure = (what: string, name: 'login' | 'list'): Figure => {
    const ratio = median(rounds.map((it) => it[name] / it.asset))
    return {
      what,
      measured: `${whole(median(rounds.map((it) => it[name])))} a second`,
      against: `bare asset of ${whole(asset.bytes)} bytes: ${whole(median(rounds.map((it) => it.asset)))} a second`,
      ratio,
      budget: atLeast(ratio, BUDGET),
    }
  }
  return [
    figure('sign-in page through the worker', 'login'),
    figure('signed-in page through session and guards', 'list'),
  ]
}

export default benchmark

/** The file of a page whose size is nearest to the page's own. */
const nearestAsset = async (caller: Caller, page: string) => {
  const html = (await caller.send(page)).text
  const paths = new Set([...html.matchAll(/"(\/_astro\/[^"]+\.(?:js|css))"/g)].map((it) => it[1]))
  const sized: { path: string; bytes: number }[] = []
  for (const path of paths)
    if (path) sized.push({ path, bytes: (await caller.send(path)).text.length })
  const distance = ({ bytes }: { bytes: number }) => Math.abs(bytes - html.length)
  const [nearest] = sized.sort((a, b) => distance(a) - distance(b))
  if (!nearest) throw new Error('The sign-in page names no file to compare it with.')
  return nearest
}

/** Answers per second, with every connection asking again as soon as it is answered. */
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
