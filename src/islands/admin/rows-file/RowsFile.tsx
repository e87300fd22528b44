import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { readFile } from '#islands/quotes/import/read-file.ts'
import type { ImportTable } from '#stores/import/file'
import { type CheckedRow, RowsPreview, type RowsPreviewProps } from './RowsPreview.tsx'

const limits = {
  endings: ['.csv', '.xlsx', '.tsv', '.txt'],
  mostBytes: 5 * 1024 * 1024,
  mostFiles: 1,
}

const noUpload = () => Promise.resolve()

/** The rows of a file with the headings that are left out, or why it cannot be read. */
export type FoundRows<Row> =
  | { readonly rows: readonly Row[]; readonly left?: readonly string[] }
  | { readonly problem: string }

type RowsFileProps<Row> = RowsPreviewProps<Row> & {
  label: string
  name: string
  /** What the file has to look like. */
  hint: string
  rowsIn: (table: ImportTable) => FoundRows<Row>
  disabled: boolean
}

/** Reads a file in the browser and shows its rows before anything is sent. */
export const RowsFile = <Row extends CheckedRow>({
  label,
  name,
  hint,
  rowsIn,
  disabled,
  ...preview
}: RowsFileProps<Row>) => {
  const [found, setFound] = useState<FoundRows<Row> | null>(null)
  const [tries, setTries] = useState(0)
  const choose = async (file: File) => {
    const read = await readFile(file)
    setFound('problem' in read ? read : rowsIn(read.table))
    setTries((count) => count + 1)
  }
  return (
    <>
      {found && 'problem' in found && (
        <Banner tone="bad" title="This file can’t be read">
          {found.problem}
        </Banner>
      )}
      <FileDrop
        key={tries}
        label={label}
        name={name}
        limits={limits}
        send={noUpload}
        onSent={(file) => void choose(file)}
        disabled={disabled}
      />
      <p className="mute">{hint}</p>
      {found && 'rows' in found && (
        <>
          <LeftOut headings={found.left ?? []} />
          <RowsPreview key={tries} {...preview} rows={found.rows} />
        </>
      )}
    </>
  )
}

const LeftOut = ({ headings }: { headings: readonly string[] }) =>
  headings.length > 0 && (
    <Banner tone="warn" title="Some columns will not be imported">
      {headings.join(', ')}
    </Banner>
  )
