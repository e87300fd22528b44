import { refuse } from './options.mjs'
import { tool } from './setup.mjs'

// Projects that are too slow for `npm test`.
const nightly = ['nightly', 'realtime-sharded']
const named = (names) => names.flatMap((name) => ['--project', name])
const quick = [...nightly, 'e2e'].flatMap((name) => ['--project', `!${name}`])
// Browser tests wait half of the time, so two halves run in parallel, each with a server of its own.
const halves = ['1/2', '2/2'].map((shard) => [...named(['e2e']), `--shard=${shard}`])

/** The flags of each vitest run; rounds run in order, the runs of a round in parallel. */
export const allRounds = [[quick], halves]
export const nightlyRounds = [[named(nightly)]]

export const changedRounds = async (ref) => {
  const { code, output } = await tool('node', ['worker/local/changed.ts', ref])
  if (code !== 0) refuse(`Could not list the changes since ${ref}.\n${output}`)
  const files = output.split('\n').filter(Boolean)
  const ofBrowser = files.filter((path) => path.startsWith('tests/e2e/'))
  const others = files.filter((path) => !/^tests\/(e2e|nightly)\//.test(path))
  return [...(others.length > 0 ? [[[...quick, ...others]]] : []), ...roundsOfBrowser(ofBrowser)]
}

// One file is not worth starting two servers.
const roundsOfBrowser = (files) => {
  if (files.length === 0) return []
  return files.length < 2
    ? [[[...named(['e2e']), ...files]]]
    : [halves.map((half) => [...half, ...files])]
}
