import { refuse } from './options.mjs'
import { tool } from './setup.mjs'

// What takes longer than anybody waits for runs at night.
const nightly = ['nightly', 'realtime-sharded']
const named = (names) => names.flatMap((name) => ['--project', name])
const quick = [...nightly, 'e2e'].flatMap((name) => ['--project', `!${name}`])
// A browser waits as much as it works: two halves of its tests run beside each other, each on a product of its own.
const halves = ['1/2', '2/2'].map((shard) => [...named(['e2e']), `--shard=${shard}`])

/** What vitest is asked for, round after round; what is in one round runs side by side. */
export const allRounds = [[quick], halves]
export const nightlyRounds = [[named(nightly)]]

/** The rounds of what changed since a commit concerns, uncommitted changes included. */
export const changedRounds = async (ref) => {
  const { code, output } = await tool('node', ['worker/local/changed.ts', ref])
  if (code !== 0) refuse(`What changed since ${ref} cannot be told.\n${output}`)
  const files = output.split('\n').filter(Boolean)
  const ofBrowser = files.filter((path) => path.startsWith('tests/e2e/'))
  const others = files.filter((path) => !/^tests\/(e2e|nightly)\//.test(path))
  return [...(others.length > 0 ? [[[...quick, ...others]]] : []), ...roundsOfBrowser(ofBrowser)]
}

// A product of its own for each half is worth its start when there is a half for each.
const roundsOfBrowser = (files) => {
  if (files.length === 0) return []
  return files.length < 2
    ? [[[...named(['e2e']), ...files]]]
    : [halves.map((half) => [...half, ...files])]
}
