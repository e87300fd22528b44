import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { checkAll, checks, failures } from './checks.mjs'
import { root, setUp, tool } from './setup.mjs'

// Whatever hangs fails; it does not keep anybody waiting.
const LIMIT = 30 * 60_000
// What takes longer than anybody waits for runs at night.
const nightly = ['nightly', 'realtime-sharded']
const named = (names) => names.flatMap((name) => ['--project', name])
const without = (names) => named(names.map((name) => `!${name}`))
// A browser waits as much as it works: two halves of its tests run beside each other, each on a product of its own.
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

/** Runs every test, round after round, and adds up what their reports say. */
const tests = async () => {
  const reports = []
  for (const round of rounds)
    reports.push(...(await Promise.all(round.map((chosen, at) => reportOf(chosen, at)))))
  return {
    passed: reports.reduce((total, it) => total + it.passed, 0),
    failed: reports.flatMap((it) => it.failed),
  }
}

/** Runs some of the tests, showing vitest's own lines as they come: how many passed, and which failed. */
const reportOf = async (chosen, at) => {
  const file = join(root, `.wrangler/test-report-${at}.json`)
  mkdirSync(join(root, '.wrangler'), { recursive: true })
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await tool('vitest', ['run', ...chosen, ...reporters], {
    echo: true,
    limit: LIMIT,
  })
  const report = read(file)
  const isTold = code === 0 || report.failed.length > 0
  return isTold ? report : { ...report, failed: [`vitest ended with code ${code}`] }
}

const read = (file) => {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: testResults.flatMap(failedIn) }
  } catch {
    return { passed: 0, failed: ['tests that wrote no report'] }
  }
}

// A file that could not be loaded fails without any test of its own having failed.
const failedIn = ({ name, status, assertionResults }) => {
  const at = relative(root, name)
  const titles = assertionResults.filter((it) => it.status === 'failed').map((it) => it.fullName)
  if (titles.length > 0) return titles.map((title) => `${at}: ${title}`)
  return status === 'failed' ? [at] : []
}

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
// Some tests are of what was built; the sources are checked beside the tests.
const before = await checkAll([buildCheck, sizeCheck])
const [{ passed: succeeded, failed }, beside] = await Promise.all([tests(), checkAll(checks)])
const results = [...before, ...beside]
const broken = results.filter((it) => !it.passed)
if (broken.length > 0) console.info(failures(results))
for (const it of failed) console.info(`failed  ${it}`)
end(succeeded + results.length - broken.length, failed.length + broken.length)
