import type { ReactNode } from 'react'
import { reasonAgainst } from '#domain/act'
import type { DelegateAccess, Helping } from '#domain/delegate/access'
import { accesses } from '#domain/delegate/accesses'
import { type InPerson, inPersonText, mayHelpWith } from '#domain/delegate/acts'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { HelpedClients } from './HelpedClients.tsx'

type Props = { helping: Helping; needs: DelegateAccess | InPerson; children: ReactNode }

const isAccess = (needs: DelegateAccess | InPerson): needs is DelegateAccess =>
  accesses.some((it) => it === needs)

const reasonOf = (needs: DelegateAccess | InPerson, helping: Helping) =>
  isAccess(needs)
    ? reasonAgainst(mayHelpWith(needs, helping))
    : (helping.ended ?? inPersonText(needs, helping))

/** A page of the portal for somebody who helps its client: what it shows, or why not and who can. */
export default function ForHelper({ helping, needs, children }: Props) {
  const reason = reasonOf(needs, helping)
  if (reason === undefined) return children
  return helping.ended === null ? (
    <Refused reason={reason} helping={helping} />
  ) : (
    <Ended {...{ reason }} />
  )
}

const Refused = ({ reason, helping }: { reason: string; helping: Helping }) => (
  <div className="portal">
    <h1 className="client-hello">This is for {helping.client}</h1>
    <p className="client-text">{reason}</p>
    <p className="client-text">
      {helping.client} signs in with their own email address to do it. If they cannot, call us on{' '}
      <a href={`tel:${firm.phone}`}>{firm.phone}</a>: we find another way together.
    </p>
    <p>
      <a className="btn main big" href={href('clients', {}, firm.audience)}>
        Back to the case
      </a>
    </p>
  </div>
)

const Ended = ({ reason }: { reason: string }) => (
  <div className="portal no-case">
    <h1 className="client-hello">Your help has ended</h1>
    <p className="client-text">{reason}</p>
    <HelpedClients />
  </div>
)
