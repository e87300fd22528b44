import type { Source } from './imports.ts'

type ImportsOf = (source: Source) => readonly string[]

/** Returns the tests affected by changed files: those that import them, and worker and browser tests about the same noun. */
export const affectedTests = (
  sources: readonly Source[],
  changed: readonly string[],
  importsOf: ImportsOf,
): string[] => {
  const reached = reachedFrom(changed, sources, importsOf)
  const nouns = new Set(changed.filter((path) => !isTest(path)).flatMap(nounsOf))
  return sources
    .filter(({ path }) => isTest(path))
    .filter((test) => readsAllSources(test) || reached.has(test.path) || isAboutNoun(test, nouns))
    .map(({ path }) => path)
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
// Tests at the top of tests/ read all sources.
const readsAllSources = ({ path }: Source) => /^tests\/[^/]+$/.test(path)
// Test support and the Tenant import nearly everything, so only a change of their own affects their importers.
const isShared = (path: string) =>
  /^tests\/(.*\/)?support\//.test(path) || path === 'worker/tenant/index.ts'

const reachedFrom = (
  changed: readonly string[],
  sources: readonly Source[],
  importsOf: ImportsOf,
) => {
  const importers = new Map<string, string[]>()
  for (const source of sources)
    for (const imported of importsOf(source))
      importers.set(imported, [...(importers.get(imported) ?? []), source.path])
  const reached = new Set(changed)
  for (const path of reached)
    for (const importer of importers.get(path) ?? [])
      if (!isShared(importer) || isShared(path)) reached.add(importer)
  return reached
}

/** Returns 'quote' and 'case' for 'worker/tenant/quote/case/list.ts'; the file name for a resource. */
const nounsOf = (path: string) => {
  const [, folders, stem = ''] =
    /^(?:src\/(?:domain|stores|islands|pages)|worker\/(?:tenant|resources))\/(.*\/)?([^/]+)$/.exec(
      path,
    ) ?? []
  return nounsIn(`${folders ?? ''} ${path.startsWith('worker/resources/') ? stem : ''}`)
}

const nounsIn = (text: string) =>
  (text.match(/[a-z]{3,}/g) ?? []).filter((word) => word !== 'test').map(singular)

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

// A browser test is also about the paths that it opens.
const isAboutNoun = ({ path, text }: Source, nouns: ReadonlySet<string>) => {
  const [, layer] = /^tests\/(worker|e2e)\//.exec(path) ?? []
  if (layer === undefined) return false
  const addresses = layer === 'e2e' ? (text.match(/['"`]\/(?!api)[a-z][a-z/-]+/g) ?? []) : []
  const nounsOfTest = nounsIn([path.replace(/^tests\/[^/]+\//, ''), ...addresses].join(' '))
  return nounsOfTest.some((word) => nouns.has(word))
}
