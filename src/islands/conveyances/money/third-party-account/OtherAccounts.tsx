import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import {
  type CaseThirdPartyAccounts,
  isCurrent,
  type ThirdPartyAccount,
} from '#domain/third-party-account/account'
import { mayProposeAccount } from '#domain/third-party-account/acts'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate } from '#lib/format'
import { $thirdPartyAccounts } from '#stores/third-party-account/accounts'
import { ProposeForm } from './AccountForms.tsx'

type CaseProps = { caseFile: CaseDetail }

/** Third-party managed accounts that were rejected or have ended, and the way to another one. */
export default function OtherAccounts({ caseFile }: CaseProps) {
  const { data } = useStore($thirdPartyAccounts)
  const past = data?.accounts.filter((it) => !isCurrent(it)) ?? []
  const canBegin = useCan('payments.create') && !data?.accounts.some(isCurrent)
  if (data === undefined) return null
  if (past.length === 0) return canBegin ? <Begin caseFile={caseFile} of={data} /> : null
  return (
    <section className="sec" aria-label="Earlier third-party managed accounts">
      <header>
        <h2>Earlier third-party managed accounts</h2>
      </header>
      <ul className="money-lines">
        {past.toReversed().map((it) => (
          <Past key={it.id} account={it} />
        ))}
      </ul>
      {canBegin && <Begin caseFile={caseFile} of={data} />}
    </section>
  )
}

const Past = ({
  account: { provider, reference, ended, rejected },
}: {
  account: ThirdPartyAccount
}) => (
  <li>
    <span>
      <b className="med">{provider}</b>
      <small className="evidence">{reference}</small>
    </span>
    <Status tone={rejected ? 'bad' : undefined}>{rejected ? 'Rejected' : 'Ended'}</Status>
    <span>
      {ended && `${shortDate(ended.on)}, ${ended.reason}`}
      {rejected && `${shortDate(dayOf(rejected.at))}, ${rejected.reason}`}
      <small className="evidence">{(ended ?? rejected)?.by.name}</small>
    </span>
  </li>
)

const Begin = ({ caseFile, of }: CaseProps & { of: CaseThirdPartyAccounts }) => {
  const [isOpen, setOpen] = useState(false)
  const why = reasonAgainst(mayProposeAccount(useActingPerson(), caseFile.conveyance, of))
  return (
    <div className="managed-start">
      <ActButton className="btn small quiet" why={why} onPress={() => setOpen(true)}>
        Use a third-party managed account
      </ActButton>
      <ProposeForm
        isOpen={isOpen}
        needsAuthorisation={of.needs_authorisation}
        onDone={() => setOpen(false)}
      />
    </div>
  )
}
