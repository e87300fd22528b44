import { nearest } from '#domain/template/nearest'
import { type Problem, type Scan, scan } from './scan.ts'

/** The texts of snippets by key. */
export type SnippetTexts = Readonly<Record<string, string>>

const textOf = (texts: SnippetTexts, key: string) =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** Every snippet that a text renders, itself or through another. */
export const snippetsWithin = (
  text: string,
  texts: SnippetTexts,
  found: Set<string> = new Set(),
): Set<string> => {
  for (const { path } of scan(text).snippets) {
    if (found.has(path)) continue
    found.add(path)
    snippetsWithin(textOf(texts, path) ?? '', texts, found)
  }
  return found
}

/** The keys through which a snippet renders itself; null when it never does. */
export const cycleOf = (key: string, texts: SnippetTexts): string[] | null => {
  const visited = new Set<string>()
  const follow = (at: string, trail: readonly string[]): string[] | null => {
    for (const { path } of scan(textOf(texts, at) ?? '').snippets) {
      if (path === key) return [...trail, key]
      if (visited.has(path)) continue
      visited.add(path)
      const cycle = follow(path, [...trail, path])
      if (cycle !== null) return cycle
    }
    return null
  }
  return follow(key, [key])
}

/** The snippets that a text renders and that there are none of. */
export const unknownSnippets = ({ snippets }: Scan, texts: SnippetTexts): Problem[] =>
  snippets
    .filter(({ path }) => textOf(texts, path) === undefined)
    .map(({ path, ...where }) => {
      const near = nearest(path, Object.keys(texts))
      return {
        ...where,
        message: `There is no snippet “${path}”.${near ? ` Did you mean “${near}”?` : ''}`,
      }
    })
