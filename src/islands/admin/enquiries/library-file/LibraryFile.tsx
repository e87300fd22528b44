import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { libraryColumns } from '#domain/enquiry/library/file/columns'
import { guessLibraryMapping, type LibraryMapping } from '#domain/enquiry/library/file/mapping'
import type { LibraryEnquiry } from '#domain/enquiry/library/library-enquiry'
import { readFile } from '#islands/quotes/import/read-file.ts'
import { $wholeLibrary } from '#stores/enquiry/library-file'
import type { ImportTable } from '#stores/import/file'
import { LibraryFileRows } from './LibraryFileRows.tsx'
import { MapLibraryColumns } from './MapLibraryColumns.tsx'

const limits = {
  endings: ['.csv', '.xlsx', '.tsv', '.txt'],
  mostBytes: 5 * 1024 * 1024,
  mostFiles: 1,
}
const noUpload = () => Promise.resolve()

/** Imports enquiries into the library from a file, after a look at what each row would do. */
export default function LibraryFile({ onDone }: { onDone: () => void }) {
  return (
    <Loaded
      from={useStore($wholeLibrary)}
      skeleton={<Skeleton rows={4} />}
      retry={() => $wholeLibrary.revalidate()}
    >
      {(library) => <FileSteps library={library} onDone={onDone} />}
    </Loaded>
  )
}

type Chosen = {
  readonly name: string
  readonly table: ImportTable
  readonly mapping: LibraryMapping
}

type StepsProps = { library: readonly LibraryEnquiry[]; onDone: () => void }

const FileSteps = ({ library, onDone }: StepsProps) => {
  // The library as it was when the file was chosen, so that rows keep what they show.
  const [known] = useState(library)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  if (chosen === null) return <ChooseFile onChosen={setChosen} onCancel={onDone} />
  const { name, table, mapping } = chosen
  return (
    <div className="form">
      <p className="mute">
        {name}{' '}
        <button type="button" className="btn small" onClick={() => setChosen(null)}>
          Choose another file
        </button>
      </p>
      <MapLibraryColumns
        table={table}
        mapping={mapping}
        onChange={(changed) => setChosen({ ...chosen, mapping: changed })}
      />
      <LibraryFileRows key={mapping.join()} table={table} mapping={mapping} library={known} />
    </div>
  )
}

type ChooseProps = { onChosen: (chosen: Chosen) => void; onCancel: () => void }

const ChooseFile = ({ onChosen, onCancel }: ChooseProps) => {
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const choose = async (file: File) => {
    const read = await readFile(file)
    setTries((count) => count + 1)
    if ('problem' in read) return setProblem(read.problem)
    const mapping = guessLibraryMapping(read.table.columns)
    onChosen({ name: file.name, table: read.table, mapping })
  }
  return (
    <div className="form">
      {problem && (
        <Banner tone="bad" title="This file can’t be read">
          {problem}
        </Banner>
      )}
      <FileDrop
        key={tries}
        label="A file of enquiries"
        name="library"
        limits={limits}
        send={noUpload}
        onSent={(file) => void choose(file)}
        disabled={false}
      />
      <p className="hint">
        One row of headings, then one enquiry a row:{' '}
        {libraryColumns.map(({ label }) => label).join(', ')}. A row with a code that you have
        changes that enquiry; a row without a code gets the next one of its classification. Nothing
        is saved until you have seen the rows.
      </p>
      <div className="feet">
        <button type="button" className="btn" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
