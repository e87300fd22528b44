import { readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { refuse } from './options.mjs'
import { root, tool } from './setup.mjs'

// Projects that are too slow for `npm test`.
const nightly = ['nightly', 'realtime-sharded']
const named = (names) => names.flatMap((name) => ['--project', name])
const quick = [...nightly, 'e2e'].flatMap((name) => ['--project', `!${name}`])

/** How many vitest runs go on in parallel: tests of browsers and sockets wait for much of their time. */
export const atOnce = availableParallelism() + 1

// Each shard of the browser tests has a product and a browser of its own.
const shardCount = Math.min(Math.max(availableParallelism(), 2), 4)

const browserTests = () =>
  readdirSync(join(root, 'tests/e2e'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('tests/e2e', name))

/** Returns the flags of a run for each shard; a test file's length stands for its duration. */
const shardsOf = (files) => {
  const count = Math.min(shardCount, Math.ceil(files.length / 2))
  const shards = Array.from({ length: count }, () => ({ length: 0, files: [] }))
  const lengths = files.map((file) => ({ file, length: statSync(join(root, file)).size }))
  for (const { file, length } of lengths.toSorted((a, b) => b.length - a.length)) {
    const shortest = shards.reduce((one, other) => (other.length < one.length ? other : one))
    shortest.length += length
    shortest.files.push(file)
  }
  return shards.map((shard) => [...named(['e2e']), ...shard.files])
}

/** The flags of each vitest run, the longest first. */
export const allRuns = () => [
  ...shardsOf(browserTests()),
  named(['worker']),
  named(['realtime', 'crash']),
  named(['domain', 'client']),
]

/** The slow tests, and those that repeat more at night: see tests/support/repeats.ts. */
export const nightlyRuns = () => [
  named(nightly),
  [...named(['e2e']), 'addresses'],
  named(['domain', 'crash']),
]

/** Resolves with the runs of tests affected by changes since a commit, uncommitted ones included. */
export const changedRuns = async (ref) => {
  const { code, output } = await tool('node', ['worker/local/changed.ts', ref])
  if (code !== 0) refuse(`Could not list the changes since ${ref}.\n${output}`)
  const files = output.split('\n').filter(Boolean)
  const ofBrowser = files.filter((path) => path.startsWith('tests/e2e/'))
  const others = files.filter((path) => !/^tests\/(e2e|nightly)\//.test(path))
  return [...shardsOf(ofBrowser), ...(others.length > 0 ? [[...quick, ...others]] : [])]
}
