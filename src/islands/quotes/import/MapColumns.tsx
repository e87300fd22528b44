import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { SelectField } from '#components/Fields.tsx'
import { entriesOf } from '#domain/entries'
import { importFields, mappingProblems } from '#domain/import/mapping'
import { consentNames } from '#domain/lead/detail-labels'
import { pluralise } from '#lib/format'
import {
  chooseConsent,
  chooseField,
  closeImportFile,
  type ImportFile,
  mappingOf,
} from '#stores/import/file'
import { checkFile } from './check-file.ts'

const SAMPLES = 5
const LONGEST = 40

const samplesIn = ({ table }: ImportFile, at: number) => {
  const filledCells = table.rows.flatMap(({ cells }) => cells[at]?.trim() || [])
  const samples = [...new Set(filledCells)].slice(0, SAMPLES).map((cell) => cell.slice(0, LONGEST))
  return samples.length > 0 ? samples.join(' · ') : 'Empty column'
}

const problemsIn = (file: ImportFile) => [
  ...mappingProblems(file.kind, mappingOf(file)),
  ...(file.kind === 'leads' && file.consent === null
    ? ['Choose how these people agreed to be contacted.']
    : []),
]

export const MapColumns = ({ file }: { file: ImportFile }) => {
  const [problems, setProblems] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const check = async () => {
    const found = problemsIn(file)
    setProblems(found)
    if (found.length > 0 || busy) return
    setBusy(true)
    setProblems(await checkFile(file, true))
    setBusy(false)
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <FileSummary file={file} />
      <div className="grid-6">
        {file.table.columns.map((column, at) => (
          <ColumnField key={column} file={file} at={at} />
        ))}
        {file.kind === 'leads' && <Consent file={file} />}
      </div>
      {problems.length > 0 && (
        <Banner tone="bad" title="The columns are not ready">
          {problems.join(' ')}
        </Banner>
      )}
      <FormActs count={file.table.rows.length} isBusy={busy} />
    </form>
  )
}

const FormActs = ({ count, isBusy }: { count: number; isBusy: boolean }) => (
  <p className="row wrap">
    <button type="submit" className="btn main" aria-disabled={isBusy}>
      Check {pluralise(count, 'row')}
    </button>
    <button type="button" className="btn" onClick={closeImportFile}>
      Choose another file
    </button>
  </p>
)

const FileSummary = ({ file }: { file: ImportFile }) => {
  const skipped = file.fields.filter((field) => field === null).length
  return (
    <p className="mute">
      <b>{file.name}</b> has {pluralise(file.table.rows.length, 'row')}.{' '}
      {skipped > 0 && `${pluralise(skipped, 'column')} not imported. `}
      Check which field each column is imported to.
    </p>
  )
}

const ColumnField = ({ file, at }: { file: ImportFile; at: number }) => (
  <SelectField
    name={`column-${at}`}
    label={file.table.columns[at] ?? ''}
    width="w2"
    hint={samplesIn(file, at)}
    value={file.fields[at] ?? ''}
    options={[
      { value: '', label: 'Not imported' },
      ...importFields[file.kind].map(({ key, label }) => ({ value: key, label })),
    ]}
    onChange={(field) => chooseField(at, field || null)}
  />
)

const Consent = ({ file }: { file: ImportFile }) => (
  <SelectField
    name="consent"
    label="How did these people agree to be contacted?"
    width="w6"
    hint="Saved with each lead."
    value={file.consent ?? ''}
    options={[
      { value: '' as const, label: 'Choose' },
      ...entriesOf(consentNames).map(([value, label]) => ({ value, label })),
    ]}
    onChange={(value) => value && chooseConsent(value)}
  />
)
