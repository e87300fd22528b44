import { useState } from 'react'
import { Status } from '#components/Marks.tsx'
import type { RowOutcome, SendRows } from '#stores/import/row-sending'

/** A row of a file, with what is wrong with it. */
export type CheckedRow = { readonly line: number; readonly faults: readonly string[] }

export type RowsPreviewProps<Row> = {
  columns: readonly { readonly head: string; readonly of: (row: Row) => string }[]
  send: SendRows<Row>
  /** '2 rows with problems, 3 imported.' */
  summary: (faulty: number, done: number) => string
  /** The button's label for so many rows, and while they are sent. */
  act: (rows: number) => string
  busy: string
}

type Outcomes = ReadonlyMap<number, RowOutcome>

const isDone = (outcome: RowOutcome | undefined) =>
  outcome !== undefined && outcome.kind !== 'refused'

/** The rows of a file with the faults of each; those without any can be sent. */
export const RowsPreview = <Row extends CheckedRow>({
  rows,
  ...preview
}: RowsPreviewProps<Row> & { rows: readonly Row[] }) => {
  const { send, summary, act, busy } = preview
  const { outcomes, left, isBusy, run } = useSending(rows, send)
  return (
    <>
      <Table columns={preview.columns} rows={rows} outcomes={outcomes} />
      <p role="status" className="mute">
        {summary(
          rows.filter(({ faults }) => faults.length > 0).length,
          [...outcomes.values()].filter(isDone).length,
        )}
      </p>
      {left.length > 0 && (
        <button
          type="button"
          className="btn main"
          aria-disabled={isBusy}
          onClick={() => void run()}
        >
          {isBusy ? busy : act(left.length)}
        </button>
      )}
    </>
  )
}

const useSending = <Row extends CheckedRow>(rows: readonly Row[], send: SendRows<Row>) => {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [isBusy, setBusy] = useState(false)
  const left = rows.filter(({ line, faults }) => faults.length === 0 && !isDone(outcomes.get(line)))
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    await send(left, (line, outcome) => setOutcomes((before) => new Map(before).set(line, outcome)))
    setBusy(false)
  }
  return { outcomes, left, isBusy, run }
}

type TableProps<Row> = Pick<RowsPreviewProps<Row>, 'columns'> & {
  rows: readonly Row[]
  outcomes: Outcomes
}

const Table = <Row extends CheckedRow>({ columns, rows, outcomes }: TableProps<Row>) => (
  <table className="file-rows">
    <thead>
      <tr>
        <th scope="col">Row</th>
        {columns.map(({ head }) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.line}>
          <td className="num">{row.line}</td>
          {columns.map((column) => (
            <td key={column.head}>{column.of(row)}</td>
          ))}
          <td>
            <Result faults={row.faults} outcome={outcomes.get(row.line)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

type ResultProps = { faults: readonly string[]; outcome: RowOutcome | undefined }

const Result = ({ faults, outcome }: ResultProps) => {
  if (faults.length > 0) return <span className="fault">{faults.join(' ')}</span>
  if (outcome === undefined) return <span className="mute">Ready</span>
  if (outcome.kind === 'done') return <Status tone="good">{outcome.text}</Status>
  return <span className={outcome.kind === 'refused' ? 'fault' : 'mute'}>{outcome.text}</span>
}
