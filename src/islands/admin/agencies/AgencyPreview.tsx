import { useState } from 'react'
import { Status } from '#components/Marks.tsx'
import type { AgencyFileRow } from '#domain/agent/agency-rows'
import { pluralise } from '#lib/format'
import { type AgencyOutcome, importAgencies } from '#stores/agent/agency-file'

type Outcomes = ReadonlyMap<number, AgencyOutcome>

const isDone = (outcome: AgencyOutcome | undefined) => outcome !== undefined && 'added' in outcome

/** The rows of a file with the faults of each; those without any can be imported. */
export const AgencyPreview = ({ rows }: { rows: readonly AgencyFileRow[] }) => {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [busy, setBusy] = useState(false)
  const left = rows.filter(({ line, imported }) => imported && !isDone(outcomes.get(line)))
  const run = async () => {
    if (busy) return
    setBusy(true)
    await importAgencies(left, (line, outcome) =>
      setOutcomes((before) => new Map(before).set(line, outcome)),
    )
    setBusy(false)
  }
  return (
    <>
      <Table {...{ rows, outcomes }} />
      <p role="status" className="mute">
        {pluralise(rows.filter((it) => !it.imported).length, 'row')} with problems,{' '}
        {[...outcomes.values()].filter(isDone).length} imported.
      </p>
      {left.length > 0 && (
        <button type="button" className="btn main" aria-disabled={busy} onClick={() => void run()}>
          {busy ? 'Importing…' : `Import ${pluralise(left.length, 'row')}`}
        </button>
      )}
    </>
  )
}

const Table = ({ rows, outcomes }: { rows: readonly AgencyFileRow[]; outcomes: Outcomes }) => (
  <table className="file-rows">
    <thead>
      <tr>
        <th scope="col">Row</th>
        <th scope="col">Agency</th>
        <th scope="col">Branch</th>
        <th scope="col">Negotiator</th>
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.line}>
          <td className="num">{row.line}</td>
          <td>{row.agency}</td>
          <td>{row.branch}</td>
          <td>{row.negotiator}</td>
          <td>
            <Result row={row} outcome={outcomes.get(row.line)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

type ResultProps = { row: AgencyFileRow; outcome: AgencyOutcome | undefined }

const Result = ({ row, outcome }: ResultProps) => {
  if (row.faults.length > 0) return <span className="fault">{row.faults.join(' ')}</span>
  if (outcome === undefined) return <span className="mute">Ready</span>
  if ('fault' in outcome) return <span className="fault">{outcome.fault}</span>
  if (outcome.added.length === 0) return <span className="mute">Already there</span>
  return <Status tone="good">Added: {outcome.added.join(', ')}</Status>
}
