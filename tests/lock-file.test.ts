import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Entry = {
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Entry>>
}
const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))

describe('the lock file', () => {
  test('holds every optional package, so that it installs on every system', () => {
    const lacking = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !present.has(name))
        .map((name) => `${name}, wanted by ${path}`),
    )
    expect(lacking).toEqual([])
  })

  test('names no registry, so that each machine asks its own', () => {
    const addressed = Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined)
    expect(addressed.map(([path]) => path)).toEqual([])
  })
})
