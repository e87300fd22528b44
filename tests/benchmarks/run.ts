import { parseArgs } from 'node:util'
import { build } from '../../worker/local/build.mjs'
import { runCleanups, startProduct } from './cleanups.ts'
import type { Figure } from './figures.ts'
import { table } from './table.ts'

/** The shared product and the number of cases in its large firm. */
export type Setting = { readonly base: () => Promise<string>; readonly cases: number }

/** A benchmark returns ratios of values measured in the same run. */
export type Benchmark = (setting: Setting) => Promise<readonly Figure[]>

const usage = `npm run bench -- [NAME …] [--cases N] [--state FOLDER] [--details]

  NAME       only these: size, pricing, page, cases, simulation, lists, statistics, messages, news,
             navigation, pages, import
  --cases N  how many cases, quotes or messages the large firm has, 20000 unless said
  --state FOLDER  the records, which stay there for the next run, as npm run seed -- --state FOLDER fills them
  --details  also tell what a figure sums up`

// The cases come first, because they fill the large firm that the others use.
const names = [
  'size',
  'pricing',
  'page',
  'cases',
  'simulation',
  'lists',
  'statistics',
  'messages',
  'news',
  'navigation',
  'pages',
  'import',
] as const

const asked = () => {
  try {
    const options = {
      cases: { type: 'string', default: '20000' },
      details: { type: 'boolean', default: false },
      state: { type: 'string' },
    } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const cases = Number(values.cases)
    const isKnown = positionals.every((it) => names.some((name) => name === it))
    if (Number.isInteger(cases) && cases >= 1 && isKnown)
      return { cases, wanted: positionals, details: values.details, state: values.state }
  } catch {
    // An unknown option prints the usage.
  }
  console.error(usage)
  return process.exit(1)
}

const { cases, wanted, details, state } = asked()
const begun = performance.now()
const figures: Figure[] = []
let shared: ReturnType<typeof startProduct> | undefined
const base = async () => {
  shared ??= startProduct(state)
  return (await shared).base
}
const stopped = () => void runCleanups().finally(() => process.exit(130))
process.once('SIGINT', stopped).once('SIGTERM', stopped)

try {
  await build()
  for (const name of names.filter((it) => wanted.length === 0 || wanted.includes(it))) {
    console.info(`${name} …`)
    const { default: benchmark } = (await import(`./${name}.bench.ts`)) as { default: Benchmark }
    const found = await benchmark({ base, cases })
    for (const line of details ? found.flatMap((it) => it.details ?? []) : [])
      console.info(`  ${line}`)
    figures.push(...found)
  }
  console.info(`\n${table(figures)}`)
  console.info(`\n${Math.round((performance.now() - begun) / 1000)} s`)
} finally {
  await runCleanups()
}
