import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { type FeeStatement, monthName } from '#domain/agent/fee/statement'
import { saveFile } from '#islands/lists/save-file.ts'
import { money } from '#lib/format'

type Props = {
  month: string
  statement: FeeStatement | undefined
  onMonth: (month: string) => void
  csv: () => Promise<string>
  pdf: () => Promise<unknown>
}

/** '2026-10' for a step of -1 from '2026-11'. */
const monthFrom = (month: string, step: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}

/** The month of a statement, its sums and its files. */
export const StatementHead = ({ month, statement, onMonth, csv, pdf }: Props) => (
  <>
    <div className="agent-months">
      <button type="button" className="btn" onClick={() => onMonth(monthFrom(month, -1))}>
        Month before
      </button>
      <b className="strong">{monthName(month)}</b>
      <button type="button" className="btn" onClick={() => onMonth(monthFrom(month, 1))}>
        Month after
      </button>
      <StatementFiles month={month} csv={csv} pdf={pdf} />
    </div>
    {statement && (
      <p role="status">
        {money(statement.due_total)} became due, {money(statement.paid_total)} was paid,{' '}
        <b className="strong">{money(statement.owed_total)} owed at the end of the month.</b>{' '}
        <span className="mute">Fees are without VAT.</span>
      </p>
    )}
  </>
)

const StatementFiles = ({ month, csv, pdf }: Pick<Props, 'month' | 'csv' | 'pdf'>) => {
  const [isBusy, setBusy] = useState(false)
  const save = async (made: () => Promise<unknown>, ending: string, type: string) => {
    setBusy(true)
    try {
      const content = await made()
      if (typeof content !== 'string' && !(content instanceof Blob))
        throw new TypeError('The answer is no file.')
      saveFile(`referral-fees ${month}.${ending}`, content, type)
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="end">
      <ActButton isBusy={isBusy} onPress={() => void save(csv, 'csv', 'text/csv')}>
        Download CSV
      </ActButton>
      <ActButton isBusy={isBusy} onPress={() => void save(pdf, 'pdf', 'application/pdf')}>
        Download PDF
      </ActButton>
    </span>
  )
}
