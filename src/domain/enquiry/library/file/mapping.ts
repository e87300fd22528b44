import { fieldOfHeading } from '#domain/import/mapping'
import { type LibraryColumn, libraryColumns } from './columns.ts'

export type LibraryMapping = readonly (LibraryColumn | null)[]

/** The column of ours that a key names; null for none. */
export const libraryColumnOf = (key: string | null): LibraryColumn | null =>
  libraryColumns.find((it) => it.key === key)?.key ?? null

/** The column of ours that each heading of a file most likely means, each once. */
export const guessLibraryMapping = (headings: readonly string[]): LibraryMapping => {
  const claimed = new Set<LibraryColumn>()
  return headings.map((heading) => {
    const column = libraryColumnOf(fieldOfHeading(heading, libraryColumns))
    if (column === null || claimed.has(column)) return null
    claimed.add(column)
    return column
  })
}

/** What a mapping lacks, as sentences; empty when it can be used. A file that only changes needs the code alone. */
export const libraryMappingProblems = (mapping: LibraryMapping): string[] => {
  const twice = libraryColumns.filter(({ key }) => mapping.filter((it) => it === key).length > 1)
  const lacking = libraryColumns.filter(({ key, required }) => required && !mapping.includes(key))
  return [
    ...twice.map(({ label }) => `Two columns are imported to “${label}”. Choose one.`),
    ...(mapping.includes('code') ? [] : lacking).map(
      ({ label }) => `No column is imported to “${label}”. Choose one.`,
    ),
  ]
}
