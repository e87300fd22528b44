import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

const stored = join(root, '.wrangler/test-durations.json')

// Whatever cannot be read is measured anew.
const read = () => {
  try {
    return JSON.parse(readFileSync(stored, 'utf8'))
  } catch {
    return {}
  }
}

/** Stores how long test files took, in ms by path. */
export const saveDurations = (durations) => {
  mkdirSync(dirname(stored), { recursive: true })
  writeFileSync(stored, JSON.stringify({ ...read(), ...durations }))
}

/** Returns a function for how long a test file takes, in ms: as last time, else guessed by its length. */
export const durationOf = () => {
  const durations = read()
  return (path) => durations[path] ?? statSync(join(root, path)).size * 4
}
