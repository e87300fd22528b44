import { useState } from 'react'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import CallLogForm from './CallLogForm.tsx'
import { DialLink, PersonLink, QuoteSummary } from './CallNext.tsx'

type Props = {
  rows: readonly QuoteCaseRow[]
  /** The id of the quote whose number was pressed; the first that has a number otherwise. */
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** Whom to call next: the number, the best hour, and the form that logs the call once it was made. */
export default function CallerPanel({ rows, chosen, onChoose }: Props) {
  const quoteCase = rows.find(({ id }) => id === chosen) ?? rows.find(({ phone }) => phone !== '')
  if (quoteCase === undefined) return null
  return (
    <aside className="caller-panel" aria-label="Caller">
      <Caller
        key={`${quoteCase.id} ${chosen === quoteCase.id}`}
        quoteCase={quoteCase}
        isCalled={chosen === quoteCase.id}
        onDone={() => onChoose(null)}
      />
    </aside>
  )
}

type CallerProps = { quoteCase: QuoteCaseRow; isCalled: boolean; onDone: () => void }

const Caller = ({ quoteCase, isCalled, onDone }: CallerProps) => {
  const [isLogging, setLogging] = useState(isCalled)
  return (
    <>
      <p>
        <PersonLink quoteCase={quoteCase} />
      </p>
      <QuoteSummary quoteCase={quoteCase} />
      <p className="row between">
        <DialLink quoteCase={quoteCase} onPress={() => setLogging(true)} />
        {!isLogging && (
          <button type="button" className="btn" onClick={() => setLogging(true)}>
            Log a call
          </button>
        )}
      </p>
      {isLogging && <CallLogForm quoteCase={quoteCase} onDone={onDone} />}
    </>
  )
}
