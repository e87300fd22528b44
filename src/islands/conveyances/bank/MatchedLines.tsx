import type { ReactNode } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import type { CancelledLine, MatchedLine } from '#domain/reconciliation/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { money, shortDate } from '#lib/format'
import { reopenLine, unmatchPosting } from '#stores/reconciliation/bank'

type Props = { lines: readonly MatchedLine[]; cancelled: readonly CancelledLine[] }

/** The newest lines of the bank that belong to a posting or that cancel each other, each with the way to undo it. */
export const MatchedLines = ({ lines, cancelled }: Props) => {
  const { fault, isBusy, submit } = useSubmit()
  if (lines.length + cancelled.length === 0) return null
  const undo = (act: () => Promise<unknown>) => (
    <Undo isBusy={isBusy} onPress={() => void submit(act)} />
  )
  return (
    <section className="sec" aria-label="Matched lines">
      <header>
        <h2>Matched lines</h2>
      </header>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <ul className="money-lines">
        {cancelled.map((line) => (
          <UndoableLine
            key={line.id}
            line={line}
            evidence={`${shortDate(line.on)} · given back ${shortDate(line.by_on)} by “${line.by_text}”`}
            undo={undo(() => reopenLine(line.id))}
          />
        ))}
        {lines.map((line) => (
          <UndoableLine
            key={line.posting}
            line={line}
            evidence={[shortDate(line.on), `posting ${line.posting}`, line.ref]
              .filter(Boolean)
              .join(' · ')}
            undo={undo(() => unmatchPosting(line.posting))}
          />
        ))}
      </ul>
    </section>
  )
}

/** Shown to whoever may post. */
const Undo = (press: { isBusy: boolean; onPress: () => void }) =>
  useCan('payments.create') && (
    <ActButton className="btn small" {...press}>
      Undo
    </ActButton>
  )

type LineProps = {
  line: { readonly text: string; readonly amount: number }
  evidence: string
  undo: ReactNode
}

const UndoableLine = ({ line: { text, amount }, evidence, undo }: LineProps) => (
  <li>
    <span>
      <b className="med">{text || 'No text'}</b>
      <small className="evidence">{evidence}</small>
    </span>
    <b className="num">{money(amount)}</b>
    {undo}
  </li>
)
