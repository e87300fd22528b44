import { SelectField } from '#components/Fields.tsx'
import { libraryColumns } from '#domain/enquiry/library/file/columns'
import { type LibraryMapping, libraryColumnOf } from '#domain/enquiry/library/file/mapping'
import type { ImportTable } from '#stores/import/file'

const LONGEST = 60

const options = [
  { value: '', label: 'Not imported' },
  ...libraryColumns.map(({ key, label }) => ({ value: String(key), label })),
]

const sampleIn = ({ rows }: ImportTable, at: number) => {
  const cell = rows.map(({ cells }) => cells[at]?.trim() ?? '').find((text) => text !== '')
  return cell ? cell.slice(0, LONGEST) : 'Empty column'
}

type Props = {
  table: ImportTable
  mapping: LibraryMapping
  onChange: (mapping: LibraryMapping) => void
}

/** Which field of the library each column of a file is imported to. */
export const MapLibraryColumns = ({ table, mapping, onChange }: Props) => (
  <div className="grid-6">
    {table.columns.map((column, at) => (
      <SelectField
        key={column}
        name={`column-${at}`}
        label={column}
        width="w2"
        hint={sampleIn(table, at)}
        value={String(mapping[at] ?? '')}
        options={options}
        onChange={(key) => onChange(mapping.with(at, libraryColumnOf(key)))}
      />
    ))}
  </div>
)
