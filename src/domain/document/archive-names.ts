import { currentVersion, type Document } from './document.ts'
import { groupName } from './group.ts'
import { endingOf, safeName } from './naming.ts'

export type ArchiveName = { readonly name: string; readonly document: Document }

const numbered = (path: string, count: number) => {
  const ending = endingOf(path)
  return count === 1 ? path : `${path.slice(0, path.length - ending.length)} (${count})${ending}`
}

/** 'Contract pack/Drafts/Contract.pdf': where each document stands in an archive of all; equal names get a number. */
export const archiveNames = (documents: readonly Document[]): readonly ArchiveName[] => {
  const counts = new Map<string, number>()
  return documents.map((document) => {
    const { group, folder, name } = document
    const path = [groupName(group), folder && safeName(folder), name].filter(Boolean).join('/')
    const count = (counts.get(path.toLowerCase()) ?? 0) + 1
    counts.set(path.toLowerCase(), count)
    return { name: numbered(path, count), document }
  })
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The index of an archive as CSV: path, version, when it was filed and by whom, and its SHA-256. */
export const archiveIndex = (names: readonly ArchiveName[]): string =>
  [
    ['Document', 'Version', 'Filed', 'By', 'SHA-256'],
    ...names.map(({ name, document }) => {
      const { number, created_at, created_by, sha256 } = currentVersion(document)
      return [name, String(number), created_at, created_by.name, sha256]
    }),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
