import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import {
  type CaseThirdPartyAccounts,
  daysUnstated,
  isCurrent,
  type ThirdPartyAccount,
} from '#domain/third-party-account/account'
import { thirdPartyAccountActs } from '#domain/third-party-account/acts'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { Line } from '#islands/conveyances/overview/overview-parts.tsx'
import { dayOf, money, shortDate, today } from '#lib/format'
import { $thirdPartyAccounts } from '#stores/third-party-account/accounts'
import { AccountForms, type OpenAccount } from './AccountForms.tsx'
import { StatementAge } from './StatementAge.tsx'

type CaseProps = { caseFile: CaseDetail }

/** The third-party managed account that is proposed or in force for a case; nothing without one. */
export default function CurrentAccount({ caseFile }: CaseProps) {
  const { data } = useStore($thirdPartyAccounts)
  const account = data?.accounts.find(isCurrent)
  return data && account ? <Current caseFile={caseFile} of={data} account={account} /> : null
}

type Props = CaseProps & { of: CaseThirdPartyAccounts; account: ThirdPartyAccount }

const Current = ({ account, ...props }: Props) => {
  const [open, setOpen] = useState<OpenAccount | null>(null)
  const isInForce = account.status === 'in_force'
  return (
    <section className="sec managed-account" aria-label="Third-party managed account">
      <header>
        <h2>Third-party managed account</h2>
        <Status tone={isInForce ? 'good' : 'half'}>
          {isInForce ? 'In force' : 'Waiting for a second person'}
        </Status>
        <Acts {...props} account={account} onOpen={setOpen} />
      </header>
      <p>
        {isInForce
          ? 'All client money of this case goes through this account, and none through our client account.'
          : 'Nothing changes before somebody else agrees.'}
      </p>
      <Details account={account} />
      {isInForce && <Statements account={account} />}
      <AccountForms open={open} account={account} onDone={() => setOpen(null)} />
    </section>
  )
}

const choices = {
  proposed: [
    ['reject', 'Reject'],
    ['agree', 'Agree'],
  ],
  in_force: [
    ['end', 'End it'],
    ['state', 'Record a statement'],
  ],
} as const

const Acts = ({
  caseFile,
  of,
  account,
  onOpen,
}: Props & { onOpen: (open: OpenAccount) => void }) => {
  const acts = thirdPartyAccountActs(useActingPerson(), caseFile.conveyance, of, account)
  const canAct = useCan('payments.create')
  if (!canAct) return null
  return (
    <span className="end">
      {choices[account.status === 'proposed' ? 'proposed' : 'in_force'].map(([name, label], at) => (
        <ActButton
          key={name}
          className={at === 0 ? 'btn small quiet' : 'btn small'}
          why={reasonAgainst(acts[name])}
          onPress={() => onOpen(name)}
        >
          {label}
        </ActButton>
      ))}
    </span>
  )
}

const Details = ({ account }: { account: ThirdPartyAccount }) => {
  const { provider, firm_reference, reference, told_on, told_by, authorisation } = account
  const { proposed, agreed } = account
  return (
    <dl className="lines-2">
      <Line name="Provider">
        {provider}, FCA {firm_reference}
      </Line>
      <Line name="Reference of the account">{reference}</Line>
      <Line name="Client told of terms, fees and complaints">
        {shortDate(told_on)}, “{told_by.name}”
      </Line>
      {authorisation && <Line name="Authorised by the CLC">{authorisation}</Line>}
      <Line name="Proposed by">
        {proposed.by.name}, {shortDate(dayOf(proposed.at))}
      </Line>
      {agreed && (
        <Line name="Agreed by">
          {agreed.by.name}, {shortDate(dayOf(agreed.at))}
        </Line>
      )}
    </dl>
  )
}

const Statements = ({ account }: { account: ThirdPartyAccount }) => (
  <>
    <StatementAge
      days={daysUnstated(account, today()) ?? 0}
      isFirst={account.statements.length === 0}
    />
    {account.statements.length > 0 && (
      <ul className="money-lines">
        {account.statements.toReversed().map((it) => (
          <li key={it.at}>
            <span>
              <b className="med">Statement of {shortDate(it.on)}</b>
              <small className="evidence">“{it.document.name}”</small>
            </span>
            <b className="num">{money(it.balance)}</b>
            <span>
              <small className="evidence">recorded by {it.by.name}</small>
            </span>
          </li>
        ))}
      </ul>
    )}
  </>
)
