import { useEffect, useState } from 'react'
import type { Import, ReportedRow, RowProblem } from '#domain/import/import'
import { grouped } from '#lib/format'
import { href } from '#routes'
import { showRefusal } from '#stores/chrome/refused-act'
import { fetchTold } from '#stores/import/imports'
import { RejectedFile } from './RejectedFile.tsx'

/** The rows that created nothing, with their row number and the reason. */
export const ToldRows = ({ importRun }: { importRun: Import }) => (
  <>
    {importRun.counts.rejected > 0 && (
      <Part
        importRun={importRun}
        outcome="rejected"
        title="Rejected"
        count={importRun.counts.rejected}
      />
    )}
    {importRun.counts.known > 0 && (
      <Part
        importRun={importRun}
        outcome="known"
        title="Already there"
        count={importRun.counts.known}
      />
    )}
  </>
)

type PartProps = { importRun: Import; outcome: 'known' | 'rejected'; title: string; count: number }

const refused = showRefusal('Couldn’t load the rows')

const Part = ({ importRun: it, outcome, title, count }: PartProps) => {
  const [rows, setRows] = useState<readonly ReportedRow[]>([])
  const [next, setNext] = useState<number | null>(0)
  const load = async (after: number) => {
    const page = await fetchTold(it, outcome, after)
    setRows((before) => (after === 0 ? page.rows : [...before, ...page.rows]))
    setNext(page.next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each import
  useEffect(() => void load(0).catch(refused), [it.id])
  return (
    <section className="sec" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="count">{grouped(count)}</span>
        {outcome === 'rejected' && (
          <span className="end">
            <RejectedFile importRun={it} />
          </span>
        )}
      </header>
      <ul className="problems">
        {rows.map((row) => (
          <Told key={row.line} importRun={it} row={row} />
        ))}
      </ul>
      {next !== null && next > 0 && (
        <p className="more">
          <button type="button" className="btn" onClick={() => void load(next).catch(refused)}>
            Show more
          </button>
        </p>
      )}
    </section>
  )
}

const records = { leads: 'quotes-leads-id', quotes: 'quotes-quote-cases-id' } as const

const Told = ({
  importRun,
  row: { line, problems, there },
}: {
  importRun: Import
  row: ReportedRow
}) => (
  <li>
    <b className="num">Row {grouped(line)}</b>{' '}
    {problems.map((problem) => (
      <Problem key={`${problem.column}${problem.reason}`} rowProblem={problem} />
    ))}
    {there && <a href={href(records[importRun.kind], { id: there.id })}>{there.number}</a>}
  </li>
)

const Problem = ({ rowProblem: { column, value, reason } }: { rowProblem: RowProblem }) => (
  <>
    {column && (
      <>
        {column}
        {value && ` “${value}”`}:{' '}
      </>
    )}
    <span className="mute">{reason}</span>{' '}
  </>
)
