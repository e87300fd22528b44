import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A file of the project: its path from the root, with forward slashes, and its text. */
export type Source = { readonly path: string; readonly text: string }

/** Every file below the folders whose name ends in one of the endings. */
export const sourcesUnder = (folders: readonly string[], endings: RegExp): Source[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => endings.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const aliases = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }
).imports

const fromClause = /(?:^|[\s;}>])(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g
const bareImport = /(?<![^\s;=(){},>])import\s*\(?\s*['"]([^'"]+)['"]/g

/** What a file imports: project files as their path from the root, packages as their name. */
export const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(fromClause), ...text.matchAll(bareImport)]
    .flatMap(([, name]) => (name === undefined ? [] : [name]))
    .map((name) => fileOf(name, path))

const fileOf = (name: string, importer: string) => {
  if (name.startsWith('.')) return normalize(join(dirname(importer), name))
  return name.startsWith('#') ? aliased(name) : name
}

const aliased = (name: string) => {
  for (const [alias, target] of Object.entries(aliases)) {
    const [before = '', after] = alias.split('*')
    if (after === undefined ? name !== alias : !name.startsWith(before)) continue
    return normalize(target.replace('*', name.slice(before.length)))
  }
  throw new Error(`No alias of package.json covers ${name}.`)
}
