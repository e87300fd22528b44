import { useStore } from '@nanostores/react'
import { money } from '#lib/format'
import { $conveyanceTotals } from '#stores/conveyances'

/** Count and sums of what the filters leave, and the keys that work here. */
export const ConveyanceTotals = () => {
  const totals = useStore($conveyanceTotals).data
  return (
    <footer className="totals">
      {totals && (
        <>
          <span>
            <b className="num">
              {totals.capped ? 'over ' : ''}
              {totals.count.toLocaleString('en-GB')}
            </b>{' '}
            {totals.count === 1 ? 'case' : 'cases'}
          </span>
          <span className="wide">
            Price <b className="num">{money(totals.price)}</b>
          </span>
          <span className="wide">
            Fees <b className="num">{money(totals.fees)}</b>
          </span>
        </>
      )}
      <span className="keys">
        <kbd>J</kbd>
        <kbd>K</kbd> move · <kbd>↵</kbd> open
      </span>
    </footer>
  )
}
