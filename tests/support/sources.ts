import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsWith, type Source } from '#worker/local/imports'

/** Every file below the folders whose name ends in one of the endings. */
export const sourcesUnder = (folders: readonly string[], endings: RegExp): Source[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => endings.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The import aliases of package.json. */
export const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}

/** What a file imports: project files as their path from the root, packages as their name. */
export const importsOf = importsWith(aliases)
