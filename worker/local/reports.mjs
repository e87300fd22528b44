import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, tool } from './setup.mjs'
import { saveDurations } from './test-durations.mjs'

// A run that hangs fails after an hour: the longest takes a quarter of it on two processors.
const LIMIT = 60 * 60_000

/** Runs vitest with each of the flags, `atOnce` at a time; resolves with the number passed and the failures. */
export const runTests = async (runs, atOnce) => {
  const reports = []
  const waiting = runs.entries()
  const work = async () => {
    for (const [at, flags] of waiting) reports.push(await reportOf(flags, at))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  saveDurations(Object.fromEntries(reports.flatMap((it) => it.durations)))
  return {
    passed: reports.reduce((total, it) => total + it.passed, 0),
    failed: reports.flatMap((it) => it.failed),
  }
}

/** Runs some of the tests with vitest's own output; resolves with the number passed and the failures. */
const reportOf = async (flags, at) => {
  const file = join(root, `.wrangler/test-report-${at}.json`)
  mkdirSync(join(root, '.wrangler'), { recursive: true })
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await tool('vitest', ['run', ...flags, ...reporters], {
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
    const failed = testResults.flatMap(failedIn)
    return { passed: numPassedTests, failed, durations: testResults.map(durationIn) }
  } catch {
    return { passed: 0, failed: ['tests that wrote no report'], durations: [] }
  }
}

const durationIn = ({ name, startTime, endTime }) => [
  relative(root, name),
  Math.round(endTime - startTime),
]

// A file that cannot be loaded fails without a failed test.
const failedIn = ({ name, status, assertionResults }) => {
  const at = relative(root, name)
  const titles = assertionResults.filter((it) => it.status === 'failed').map((it) => it.fullName)
  if (titles.length > 0) return titles.map((title) => `${at}: ${title}`)
  return status === 'failed' ? [at] : []
}
