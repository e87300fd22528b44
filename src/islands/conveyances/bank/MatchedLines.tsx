import { ActButton } from '#components/ActButton.tsx'
import type { MatchedLine } from '#domain/reconciliation/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { money, shortDate } from '#lib/format'
import { unmatchPosting } from '#stores/reconciliation/bank'

/** The newest lines of the bank that belong to a posting, each with the way to take it off again. */
export const MatchedLines = ({ lines }: { lines: readonly MatchedLine[] }) => {
  const { fault, isBusy, submit } = useSubmit()
  const canPost = useCan('payments.create')
  if (lines.length === 0) return null
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
        {lines.map((line) => (
          <li key={line.posting}>
            <span>
              <b className="med">{line.text || 'No text'}</b>
              <small className="evidence">
                {[shortDate(line.on), `posting ${line.posting}`, line.ref]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <b className="num">{money(line.amount)}</b>
            {canPost && (
              <ActButton
                className="btn small"
                isBusy={isBusy}
                onPress={() => void submit(() => unmatchPosting(line.posting))}
              >
                Undo
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
