import { tool } from './setup.mjs'

/** The checks of the sources that run nothing, in the order of how soon they tell. */
export const checks = [
  {
    name: 'lint',
    run: () => tool('biome', ['check', '.', '--error-on-warnings', '--max-diagnostics=50']),
  },
  { name: 'types', run: () => tool('astro', ['check', '--minimumSeverity', 'error']) },
  { name: 'unused', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
]

/** Runs one check and prints one line about it. Resolves with the check, whether it passed and what it said. */
export const check = async ({ name, run }) => {
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
