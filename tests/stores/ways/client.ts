import { importsOf, sourcesUnder } from '../../support/sources.ts'

/** What the browser loads, without the contracts themselves. */
export const client = sourcesUnder(['src'], /(?<!\.d)\.(ts|tsx|astro)$/).filter(
  ({ path }) => !path.startsWith('src/domain/'),
)

// Stores that choose an endpoint by its key: how such a use is written, in stores and in what calls them.
const called = (names: string) => (key: string) => `\\b(?:${names})\\(\\s*'${key}'`
const imported = (key: string) =>
  `\\bimportApi\\(.*\\)\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} = importApi\\(`

const ofFamily = (key: string) => `\\btemplateApis\\[.*\\]\\.${key}\\b`

const byKey: Readonly<Record<string, (key: string) => string>> = {
  conveyanceApi: called('write|formOf|onTask'),
  quoteCaseApi: called('changeQuoteCase'),
  leadApi: called('changeLead'),
  deskSettingsApi: called('savePart'),
  messageApi: called('choice'),
  providerApi: (key) => `\\bstartStep\\('${key}'|\\b(?:step|channel)="${key}"`,
  documentTemplateApi: ofFamily,
  emailTemplateApi: ofFamily,
  layoutApi: ofFamily,
  snippetApi: ofFamily,
  scriptApi: ofFamily,
  leadImportApi: imported,
  quoteImportApi: imported,
}

const patternOf = (api: string, key: string) => {
  const direct = `(?<!typeof )\\b${api}\\.${key}\\b`
  const indirect = byKey[api]?.(key)
  return new RegExp(indirect ? `${direct}|${indirect}` : direct)
}

/** The files that use an endpoint. */
export const filesWith = (api: string, key: string) => {
  const use = patternOf(api, key)
  return client.filter(({ text }) => use.test(text))
}

// Top-level declarations of a file, each with its own comment.
const declarationsIn = (text: string) =>
  text.split(/^(?=(?:export )?(?:default )?(?:async )?(?:const|function|type) )/m)
const nameOf = (declaration: string) => /(?:const|function) (\w+)/.exec(declaration)?.[1]

/** The declarations of a file that use something, and those that use them in turn. */
const usersIn = (text: string, use: RegExp) => {
  const declarations = declarationsIn(text)
  const found = new Set(declarations.filter((it) => use.test(it)))
  for (const user of found) {
    const name = nameOf(user)
    if (name === undefined) continue
    const reference = new RegExp(`\\b${name}\\b`)
    for (const other of declarations) if (reference.test(other)) found.add(other)
  }
  return [...found]
}

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '')

const sources = new Map(client.map((it) => [withoutEnding(it.path), it]))
/** The client's own files that each file imports, and those that import it, by path without ending. */
const imports = new Map(
  client.map((it) => [
    withoutEnding(it.path),
    importsOf(it)
      .map(withoutEnding)
      .filter((path) => sources.has(path)),
  ]),
)
const importers = (path: string) =>
  [...imports].flatMap(([importer, imported]) => (imported.includes(path) ? [importer] : []))

/** The texts that fill in the body of an endpoint: its stores, what calls those, and what that is made of. */
export const formsOf = (api: string, key: string): string => {
  const found = new Set<string>()
  for (const { path } of filesWith(api, key))
    collect(withoutEnding(path), patternOf(api, key), found)
  return [...found].join('\n')
}

const collect = (path: string, use: RegExp, found: Set<string>) => {
  const { text = '' } = sources.get(path) ?? {}
  if (!path.startsWith('src/stores/')) {
    for (const part of partsOf(path)) found.add(part)
    return
  }
  const users = usersIn(text, use).filter((it) => !found.has(it))
  for (const user of users) found.add(user)
  const names = users.flatMap((it) => nameOf(it) ?? [])
  if (names.length === 0) return
  const reference = new RegExp(`\\b(?:${names.join('|').replaceAll('$', '\\$')})\\b`)
  for (const importer of importers(path))
    if (reference.test(sources.get(importer)?.text ?? '')) collect(importer, reference, found)
}

/** The texts of an island and of the islands that it is made of. */
const partsOf = (path: string): readonly string[] => {
  const paths = new Set([path])
  for (const one of paths)
    for (const part of imports.get(one) ?? []) if (part.startsWith('src/islands/')) paths.add(part)
  return [...paths].map((it) => sources.get(it)?.text ?? '')
}
