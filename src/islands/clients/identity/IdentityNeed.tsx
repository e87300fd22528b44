import type { ClientCase } from '#domain/conveyance/portal/case'
import { firm } from '#lib/firm'
import { href } from '#routes'

/** The client’s own identity check: the way to it while it is theirs to do, and whether it is done. */
export const IdentityNeed = ({ clientCase: { id, identity } }: { clientCase: ClientCase }) => {
  if (identity === undefined) return null
  if (identity !== 'to_do')
    return (
      <p className="client-text">
        {identity === 'done'
          ? 'Your identity check is done.'
          : 'We are checking the proof of your identity.'}
      </p>
    )
  return (
    <section className="my-part" aria-label="Proof of your identity">
      <h3>We need from you: proof of your identity</h3>
      <p>
        About five minutes on your phone, with your passport or driving licence and a recent bill.
      </p>
      <a className="btn main big" href={href('clients-identity-id', { id }, firm.audience)}>
        Prove who you are
      </a>
    </section>
  )
}
