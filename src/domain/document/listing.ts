import type { Document } from './document.ts'
import { searchable, searchedWords } from './text.ts'

/** Whether a document's name, folder or tags hold all of the words. */
export const isNamedBy = ({ name, folder, tags }: Document, q: string): boolean => {
  const text = searchable([name, folder, ...tags].join(' '))
  return searchedWords(q).every((word) => text.includes(word))
}

export type DocumentSection = { readonly group: string; readonly documents: readonly Document[] }

/** The documents by group, in the order of the groups; those of any other group last, newest first in each. */
export const sectionsOf = (
  documents: readonly Document[],
  groups: readonly string[],
): readonly DocumentSection[] => {
  const byGroup = Map.groupBy(documents, ({ group }) => group)
  return [...new Set([...groups, ...byGroup.keys()])].flatMap((group) => {
    const of = byGroup.get(group)?.toReversed() ?? []
    return of.length === 0 ? [] : [{ group, documents: of }]
  })
}
