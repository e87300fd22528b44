import { tool } from './setup.mjs'

/** Folders with a tsconfig.json of their own, for the globals of where their code runs. */
const layers = ['src/domain', 'src', 'worker', 'worker/local', 'tests']

// By file name, as two packages have a `tsc`.
const NATIVE = 'node_modules/typescript-native/bin/tsc'

const types = layers.map((folder) => ({
  name: `types of ${folder}`,
  run: () => tool('node', [NATIVE, '-p', folder]),
}))

const PAGES = ['--minimumSeverity', 'error', '--tsconfig', 'src/pages/tsconfig.json']

export const checks = [
  {
    name: 'lint',
    run: () => tool('biome', ['check', '.', '--error-on-warnings', '--max-diagnostics=50']),
  },
  ...types,
  { name: 'types of the pages', run: () => tool('astro', ['check', ...PAGES]) },
  { name: 'unused', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
]

export const checkAll = async (some, atOnce = 1) => {
  const waiting = [...some]
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

const check = async ({ name, run }) => {
  const start = performance.now()
  const { code, output } = await run()
  const passed = code === 0
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.info(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  return { name, passed, output }
}

export const failures = (results) =>
  results
    .filter(({ passed }) => !passed)
    .map(({ name, output }) => `\n── ${name} ──\n${output.trim()}`)
    .join('\n')
