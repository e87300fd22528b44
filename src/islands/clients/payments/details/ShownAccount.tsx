import { useEffect } from 'react'
import type { ShowingView, ShownDetails } from '#domain/client-account/showing/api'

/** How long the details stay on the page. */
const SHOWN_MS = 5 * 60_000

type Props = { details: ShownDetails; cases: ShowingView['cases']; onHide: () => void }

/** Our bank details, for five minutes or until they are hidden or the page is left. */
export const ShownAccount = ({ details, cases, onHide }: Props) => {
  useEffect(() => {
    const timer = setTimeout(onHide, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onHide])
  return (
    <section className="client-tile" aria-labelledby="our-account">
      <h2 id="our-account">Our client account</h2>
      <dl className="our-account">
        <Line name="Name on the account">{details.holder}</Line>
        <Line name="Bank">{details.bank}</Line>
        <Line name="Sort code">{details.sort_code}</Line>
        <Line name="Account number">{details.account_number}</Line>
        {cases.map(({ id, ref, about }) => (
          <Line key={id} name={cases.length > 1 ? `Reference for ${about}` : 'Reference'}>
            {ref}
          </Line>
        ))}
      </dl>
      <p className="client-text">
        Your bank checks the name. If it says that the name does not match, stop and call us.
      </p>
      <p className="client-text">We hide the details again after 5 minutes.</p>
      <button type="button" className="btn big" onClick={onHide}>
        Hide bank details
      </button>
    </section>
  )
}

const Line = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)
