import { Icon } from '#components/Icon.tsx'
import { saleMemoActs } from '#domain/sale-memo/acts'
import { memoMatchHref } from '#domain/sale-memo/labels'
import type { MemoCandidate } from '#domain/sale-memo/matching'
import type { SaleMemo } from '#domain/sale-memo/memo'
import type { SaleMemoView } from '#domain/sale-memo/view'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { money, price } from '#lib/format'
import { href, routes } from '#routes'
import { matchMemo } from '#stores/sale-memo/memo'

/** The quote, lead or case that the memo is about, or those that it may be about. */
export const MemoMatches = ({ view }: { view: SaleMemoView }) => {
  const { memo, candidates, outlook } = view
  const mayMatch = saleMemoActs(memo, useActingPerson()).change === true
  const others = candidates.filter(({ id }) => id !== memo.match?.id)
  return (
    <section className="memo-match" aria-labelledby="memo-match">
      <h2 id="memo-match">Which quote, lead or case</h2>
      {memo.match ? (
        <Matched memo={memo} candidates={candidates} mayMatch={mayMatch} />
      ) : (
        <p className="mute">
          {others.length > 0 ? 'Choose what this memo is about.' : <None memo={memo} />}
        </p>
      )}
      {outlook.price_difference !== null && <PriceNote pence={outlook.price_difference} />}
      {mayMatch && others.length > 0 && (
        <ul className="memo-candidates">
          {others.map((it) => (
            <Candidate key={it.id} memo={memo} candidate={it} />
          ))}
        </ul>
      )}
    </section>
  )
}

const None = ({ memo: { facts, status } }: { memo: SaleMemo }) => {
  const canAddLead = useCan(routes['quotes-leads-create'].can)
  const canAddQuote = useCan(routes['quotes-create'].can)
  if (status !== 'to_check') return 'It was matched with nothing.'
  if (facts.address === '' && facts.sellers.length === 0)
    return 'Enter the address or a name, and save: then we look for the quote.'
  return (
    <>
      No open quote, lead or case has this property or these names. Create a{' '}
      {canAddLead ? <a href={href('quotes-leads-create', {})}>lead</a> : 'lead'} or a{' '}
      {canAddQuote ? <a href={href('quotes-create', {})}>quote</a> : 'quote'} first.
    </>
  )
}

type MatchedProps = { memo: SaleMemo; candidates: readonly MemoCandidate[]; mayMatch: boolean }

const Matched = ({ memo, candidates, mayMatch }: MatchedProps) => {
  const { match } = memo
  if (match === null) return null
  const reasons = candidates.find(({ id }) => id === match.id)?.reasons ?? []
  return (
    <p className="memo-matched">
      <Icon name="link" />
      <span>
        <a href={memoMatchHref(match)}>{match.label}</a>
        {reasons.length > 0 && <small className="mute block">{reasons.join(', ')}</small>}
      </span>
      {mayMatch && (
        <button
          type="button"
          className="btn small"
          onClick={() => void runAct(() => matchMemo(memo, null), 'Match removed')}
        >
          Remove
        </button>
      )}
    </p>
  )
}

const Candidate = ({ memo, candidate }: { memo: SaleMemo; candidate: MemoCandidate }) => (
  <li>
    <span>
      <a href={memoMatchHref(candidate)}>{candidate.label}</a>
      <small className="mute block">
        {[candidate.address, candidate.price === null ? '' : price(candidate.price)]
          .filter(Boolean)
          .join(', ')}
        {candidate.reasons.length > 0 && `: ${candidate.reasons.join(', ')}`}
      </small>
    </span>
    <button
      type="button"
      className="btn small"
      onClick={() =>
        void runAct(() => matchMemo(memo, candidate), `Matched with ${candidate.label}`)
      }
    >
      Choose <span className="sr">{candidate.label}</span>
    </button>
  </li>
)

const PriceNote = ({ pence }: { pence: number }) => (
  <p className="memo-price" role="status">
    The agreed price is {money(Math.abs(pence))} {pence > 0 ? 'above' : 'below'} the quoted one.
    Check whether the fee changes before you confirm.
  </p>
)
