import type { ClientCase } from '#domain/conveyance/portal/case'
import { firm } from '#lib/firm'
import { href } from '#routes'

/** The client’s own statement of funds: the way to it while it is theirs to do, and whether it is done. */
export const FundsNeed = ({ clientCase: { id, funds } }: { clientCase: ClientCase }) => {
  if (funds === undefined) return null
  if (funds !== 'to_do')
    return (
      <p className="client-text">
        {funds === 'done'
          ? 'We have accepted where your money comes from.'
          : 'We are looking at where your money comes from.'}
      </p>
    )
  return (
    <section className="my-part" aria-label="Where your money comes from">
      <h3>We need from you: where your money comes from</h3>
      <p>Each part of the price, one question at a time. What you enter is saved as you go.</p>
      <a className="btn main big" href={href('clients-funds-id', { id }, firm.audience)}>
        Tell us where it comes from
      </a>
    </section>
  )
}
