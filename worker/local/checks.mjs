import { tool } from './setup.mjs'

/** Folders with a tsconfig.json of their own: each sees the globals of where its code runs, and no others. */
const layers = ['src/domain', 'src', 'worker', 'worker/local', 'tests']

// Two packages have a program `tsc`: it is named by its file.
const NATIVE = 'node_modules/typescript-native/bin/tsc'

const types = layers.map((folder) => ({
  name: `types of ${folder}`,
  run: () => tool('node', [NATIVE, '-p', folder]),
}))

const PAGES = ['--minimumSeverity', 'error', '--tsconfig', 'src/pages/tsconfig.json']

/** The checks of the sources that run nothing, in the order of how soon they tell. */
export const checks = [
  {
    name: 'lint',
    run: () => tool('biome', ['check', '.', '--error-on-warnings', '--max-diagnostics=50']),
  },
  ...types,
  { name: 'types of the pages', run: () => tool('astro', ['check', ...PAGES]) },
  { name: 'unused', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
]

/** Runs checks, so many at a time. Resolves with the result of each. */
export const checkAll = async (some, atOnce = 1) => {
  const waiting = [...some]
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

/** Runs one check and prints one line about it. Resolves with the check, whether it passed and what it said. */
const check = async ({ name, run }) => {
  const start = performance.now()
  const { code, output } = await run()
  const passed = code === 0
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.info(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  return { name, passed, output }
}

/** What the failed checks said, under their names. */
export const failures = (results) =>
  results
    .filter(({ passed }) => !passed)
    .map(({ name, output }) => `\n── ${name} ──\n${output.trim()}`)
    .join('\n')
