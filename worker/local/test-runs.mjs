import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { nightlyBrowserTests, nightlyWorkerTests } from './nightly-tests.mjs'
import { refuse } from './options.mjs'
import { root, tool } from './setup.mjs'
import { durationOf } from './test-durations.mjs'

// Projects that are too slow for `npm test`.
const nightly = ['nightly', 'realtime-sharded', 'worker-holiday']
const named = (names) => names.flatMap((name) => ['--project', name])
const quick = [...nightly, 'e2e'].flatMap((name) => ['--project', `!${name}`])

/** How many vitest runs go on in parallel: tests of browsers and sockets wait for much of their time. */
export const atOnce = availableParallelism() + 1

// Each shard of the browser tests has a product and a browser of its own.
const shardCount = Math.min(Math.max(availableParallelism(), 2), 4)

const testsIn = (folder, nightlyTests) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((path) => !nightlyTests.includes(path))

/** Returns the flags of a run for each shard of a project's tests; the longest files are dealt first. */
const shardsOf = (project, paths, most = shardCount) => {
  const count = Math.min(most, Math.ceil(paths.length / 2))
  const shards = Array.from({ length: count }, () => ({ duration: 0, paths: [] }))
  const duration = durationOf()
  for (const path of paths.toSorted((a, b) => duration(b) - duration(a))) {
    const shortest = shards.reduce((one, other) => (other.duration < one.duration ? other : one))
    shortest.duration += duration(path)
    shortest.paths.push(path)
  }
  return shards.map((shard) => [...named([project]), ...shard.paths])
}

/** The flags of each vitest run, the longest first. */
export const allRuns = () => [
  ...shardsOf('e2e', testsIn('tests/e2e', nightlyBrowserTests)),
  // In smaller parts: how long a test file takes is only guessed in a new clone.
  ...shardsOf('worker', testsIn('tests/worker', nightlyWorkerTests), shardCount + 1),
  named(['realtime', 'crash']),
  named(['domain']),
  named(['client']),
]

/** The slow tests, and those that repeat more at night: see tests/support/repeats.ts. */
export const nightlyRuns = () => [
  ...shardsOf('nightly', testsIn('tests/nightly', [])),
  named(['realtime-sharded']),
  ...shardsOf('e2e', nightlyBrowserTests),
  [...named(['worker']), 'matrix', 'guessing', 'rendering', ...nightlyWorkerTests],
  named(['worker-holiday']),
  [...named(['client']), 'stored-text'],
  named(['domain', 'crash']),
]

/** Resolves with the runs of tests affected by changes since a commit, uncommitted ones included. */
export const changedRuns = async (ref) => {
  const { code, output } = await tool('node', ['worker/local/changed.ts', ref])
  if (code !== 0) refuse(`Could not list the changes since ${ref}.\n${output}`)
  const files = output.split('\n').filter(Boolean)
  const ofBrowser = files.filter((path) => path.startsWith('tests/e2e/'))
  const others = files.filter((path) => !/^tests\/(e2e|nightly)\//.test(path))
  return [...shardsOf('e2e', ofBrowser), ...(others.length > 0 ? [[...quick, ...others]] : [])]
}
