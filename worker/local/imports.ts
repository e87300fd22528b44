import { dirname, join, normalize } from 'node:path'

export type Source = { readonly path: string; readonly text: string }

type Aliases = Readonly<Record<string, string>>

const fromClause = /(?:^|[\s;}>])(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g
const bareImport = /(?<![^\s;=(){},>])import\s*\(?\s*['"]([^'"]+)['"]/g

/** Returns a function that lists a file's imports, as paths or package names; `aliases`: `imports` of package.json. */
export const importsWith =
  (aliases: Aliases) =>
  ({ path, text }: Source): string[] =>
    [...text.matchAll(fromClause), ...text.matchAll(bareImport)]
      .flatMap(([, name]) => (name === undefined ? [] : [name]))
      .map((name) => fileOf(name, path, aliases))

const fileOf = (name: string, importer: string, aliases: Aliases) => {
  if (name.startsWith('.')) return normalize(join(dirname(importer), name))
  return name.startsWith('#') ? resolveAlias(name, aliases) : name
}

const resolveAlias = (name: string, aliases: Aliases) => {
  for (const [alias, target] of Object.entries(aliases)) {
    const [before = '', after] = alias.split('*')
    if (after === undefined ? name !== alias : !name.startsWith(before)) continue
    return normalize(target.replace('*', name.slice(before.length)))
  }
  throw new Error(`No alias of package.json covers ${name}.`)
}
