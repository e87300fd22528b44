import { useEffect, useState } from 'react'
import type { Import, ReportedRow, RowProblem } from '#domain/import/import'
import { formatCount } from '#lib/format'
import { href } from '#routes'
import { showRefusal } from '#stores/chrome/show-refusal'
import { fetchProblems } from '#stores/import/imports'
import { RejectedFile } from './RejectedFile.tsx'

export const ReportedRows = ({ importRun }: { importRun: Import }) => (
  <>
    {importRun.counts.rejected > 0 && (
      <OutcomeSection
        importRun={importRun}
        outcome="rejected"
        title="Rejected"
        count={importRun.counts.rejected}
      />
    )}
    {importRun.counts.known > 0 && (
      <OutcomeSection
        importRun={importRun}
        outcome="known"
        title="Duplicates"
        count={importRun.counts.known}
      />
    )}
  </>
)

type OutcomeProps = {
  importRun: Import
  outcome: 'known' | 'rejected'
  title: string
  count: number
}

const showFailure = showRefusal('Couldn’t load the rows')

const OutcomeSection = ({ importRun: it, outcome, title, count }: OutcomeProps) => {
  const [rows, setRows] = useState<readonly ReportedRow[]>([])
  const [next, setNext] = useState<number | null>(0)
  const load = async (after: number) => {
    const page = await fetchProblems(it, outcome, after)
    setRows((before) => (after === 0 ? page.rows : [...before, ...page.rows]))
    setNext(page.next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each import
  useEffect(() => void load(0).catch(showFailure), [it.id])
  return (
    <section className="sec" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="count">{formatCount(count)}</span>
        {outcome === 'rejected' && (
          <span className="end">
            <RejectedFile importRun={it} />
          </span>
        )}
      </header>
      <ul className="problems">
        {rows.map((row) => (
          <ReportedRowItem key={row.line} importRun={it} row={row} />
        ))}
      </ul>
      {next !== null && next > 0 && (
        <p className="more">
          <button type="button" className="btn" onClick={() => void load(next).catch(showFailure)}>
            Show more
          </button>
        </p>
      )}
    </section>
  )
}

const records = { leads: 'quotes-leads-id', quotes: 'quotes-quote-cases-id' } as const

const ReportedRowItem = ({
  importRun,
  row: { line, problems, there },
}: {
  importRun: Import
  row: ReportedRow
}) => (
  <li>
    <b className="num">Row {formatCount(line)}</b>{' '}
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
