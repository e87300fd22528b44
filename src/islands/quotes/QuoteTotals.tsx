import { useStore } from '@nanostores/react'
import { counted, grouped, money } from '#lib/format'
import { $quoteCaseTotals } from '#stores/quote-cases'

/** Count and sums of what the filters leave, and the keys that work here. */
export const QuoteTotals = () => {
  const totals = useStore($quoteCaseTotals).data
  return (
    <footer className="totals">
      {totals && (
        <>
          <span>
            <b className="num">
              {totals.capped ? 'over ' : ''}
              {grouped(totals.count)}
            </b>{' '}
            {totals.count === 1 ? 'quote' : 'quotes'}
          </span>
          <span>
            Fees <b className="num">{money(totals.fee_ex_vat)}</b>
          </span>
          <span className="wide">
            With VAT and disbursements <b className="num">{money(totals.total_inc_vat)}</b>
          </span>
          {totals.overdue > 0 && (
            <span className="wide bad">{counted(totals.overdue, 'next step')} late</span>
          )}
        </>
      )}
      <span className="keys">
        <kbd>J</kbd>
        <kbd>K</kbd> move · <kbd>↵</kbd> open
      </span>
    </footer>
  )
}
