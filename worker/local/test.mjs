import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { checkAll, checks, failures } from './checks.mjs'
import { refuse } from './options.mjs'
import { runTests } from './reports.mjs'
import { setUp, tool } from './setup.mjs'
import { allRuns, atOnce, changedRuns, nightlyRuns } from './test-runs.mjs'

const usage = `Usage: npm test [-- --changed [REF]]

  --changed  only tests affected by changes since a commit, HEAD by default
  --nightly  only the slow tests`

const asked = () => {
  const options = { changed: { type: 'boolean' }, nightly: { type: 'boolean' } }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > (values.changed ? 1 : 0)) return refuse(usage)
    return { ...values, ref: positionals[0] ?? 'HEAD' }
  } catch (error) {
    return refuse(`${error.message}\n\n${usage}`)
  }
}

const runsOf = ({ changed, nightly, ref }) => {
  if (changed) return changedRuns(ref)
  return nightly ? nightlyRuns() : allRuns()
}

const buildCheck = {
  name: 'build',
  run: () => build().then(passed, (error) => ({ code: 1, output: error.message })),
}
const sizeCheck = { name: 'size', run: () => tool('node', ['worker/local/size.mjs']) }
const passed = () => ({ code: 0, output: '' })

const end = (passed, failed) => {
  console.info(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

const options = asked()
try {
  await setUp()
  await ensureBrowser()
} catch (error) {
  console.error(error.message)
  end(0, 1)
}
if (options.nightly) process.env.NIGHTLY = '1'
const runs = await runsOf(options)
// Some tests need the build, so it comes first; static checks run in parallel with the tests.
const before = await checkAll([buildCheck, sizeCheck])
const [{ passed: succeeded, failed }, beside] = await Promise.all([
  runTests(runs, atOnce),
  checkAll(checks),
])
const results = [...before, ...beside]
const broken = results.filter((it) => !it.passed)
if (broken.length > 0) console.info(failures(results))
for (const it of failed) console.info(`failed  ${it}`)
end(succeeded + results.length - broken.length, failed.length + broken.length)
