import { useMemo } from 'react'
import { Banner } from '#components/Banner.tsx'
import { type LibraryMapping, libraryMappingProblems } from '#domain/enquiry/library/file/mapping'
import { type LibraryFileRow, libraryRowsIn } from '#domain/enquiry/library/file/rows'
import type { LibraryEnquiry } from '#domain/enquiry/library/library-enquiry'
import { RowsPreview } from '#islands/admin/rows-file/RowsPreview.tsx'
import { useClassifications } from '#islands/conveyances/enquiries/use-classifications.ts'
import { pluralise } from '#lib/format'
import { refreshLibrary } from '#stores/enquiry/library'
import { importLibrary } from '#stores/enquiry/library-file'
import type { ImportTable } from '#stores/import/file'
import type { SendRows } from '#stores/import/row-sending'

const effectText = ({ effect, changes, faults }: LibraryFileRow) => {
  if (faults.length > 0) return '–'
  if (effect === 'add') return 'Adds it'
  return effect === 'same' ? 'Already there, unchanged' : `Changes: ${changes}`
}

const columns = [
  { head: 'Code', of: ({ code }: LibraryFileRow) => code },
  { head: 'Title', of: ({ title }: LibraryFileRow) => title },
  { head: 'What it does', of: effectText },
]

const send: SendRows<LibraryFileRow> = async (rows, report) => {
  await importLibrary(rows, report)
  refreshLibrary()
}

const countsText = (rows: readonly LibraryFileRow[]) => {
  const sound = rows.filter(({ faults }) => faults.length === 0)
  const count = (effect: LibraryFileRow['effect']) =>
    sound.filter((row) => row.effect === effect).length
  return `${count('add')} to add, ${count('change')} to change, ${count('same')} already there.`
}

type Props = { table: ImportTable; mapping: LibraryMapping; library: readonly LibraryEnquiry[] }

/** What each row of a file would add or change in the library, before and after it is done. */
export const LibraryFileRows = ({ table, mapping, library }: Props) => {
  const classifications = useClassifications()
  const rows = useMemo(
    () => libraryRowsIn(table.rows, mapping, { library, classifications }),
    [table, mapping, library, classifications],
  )
  const problems = libraryMappingProblems(mapping)
  if (problems.length > 0)
    return (
      <Banner tone="bad" title="The columns are not ready">
        {problems.join(' ')}
      </Banner>
    )
  return (
    <RowsPreview
      rows={rows}
      columns={columns}
      send={send}
      summary={(faulty, done) =>
        `${countsText(rows)} ${pluralise(faulty, 'row')} with problems, ${done} done.`
      }
      act={(count) => `Import ${pluralise(count, 'row')}`}
      busy="Importing…"
    />
  )
}
