import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { check, checks, failures } from './checks.mjs'
import { root, setUp, tool } from './setup.mjs'

// Whatever hangs fails; it does not keep anybody waiting.
const LIMIT = 30 * 60_000
// What takes longer than anybody waits for runs at night.
const nightly = ['nightly', 'realtime-sharded']
const named = (names) => names.flatMap((name) => ['--project', name])
const without = (names) => named(names.map((name) => `!${name}`))
// A browser waits more than it works: two halves of its tests run beside each other, each on a product of its own.
const halves = ['1/2', '2/2'].map((shard) => [...named(['e2e']), `--shard=${shard}`])
const rounds = process.argv.includes('--nightly')
  ? [[named(nightly)]]
  : [[without([...nightly, 'e2e'])], halves]

const buildCheck = {
  name: 'build',
  run: () => build().then(passed, (error) => ({ code: 1, output: error.message })),
}
// What every page weighs, against what it may.
const sizeCheck = { name: 'size', run: () => tool('node', ['worker/local/size.mjs']) }
const passed = () => ({ code: 0, output: '' })

/** Runs every test, round after round, and adds up their sums. */
const tests = async () => {
  const sums = []
  for (const round of rounds)
    sums.push(...(await Promise.all(round.map((chosen, at) => testsOf(chosen, at)))))
  return {
    passed: sums.reduce((total, it) => total + it.passed, 0),
    failed: sums.reduce((total, it) => total + it.failed, 0),
  }
}

/** Runs some of the tests, showing vitest's own lines as they come, and reads the sums from its report. */
const testsOf = async (chosen, at) => {
  const report = join(root, `.wrangler/test-report-${at}.json`)
  mkdirSync(join(root, '.wrangler'), { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await tool('vitest', ['run', ...chosen, ...reporters], {
    echo: true,
    limit: LIMIT,
  })
  const sums = sumsOf(report)
  return code !== 0 && sums.failed === 0 ? { ...sums, failed: 1 } : sums
}

const sumsOf = (report) => {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isBroken).length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

// A file that could not be loaded fails without any test of its own having failed.
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((it) => it.status === 'failed')

const end = (passed, failed) => {
  console.info(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

try {
  await setUp()
  await ensureBrowser()
} catch (error) {
  console.error(error.message)
  end(0, 1)
}
const results = []
for (const each of [...checks, buildCheck, sizeCheck]) results.push(await check(each))
const sums = await tests()
const failed = results.filter((it) => !it.passed).length
if (failed > 0) console.info(failures(results))
end(sums.passed + results.length - failed, sums.failed + failed)
