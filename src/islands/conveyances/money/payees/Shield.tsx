import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { Chip } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { formatPhone } from '#domain/contact'
import type { CaseDetail } from '#domain/conveyance/api'
import { payeeActs, waitsUntil } from '#domain/payee/acts'
import { nameResults } from '#domain/payee/labels'
import type { PayeeChangeView, PayeeView } from '#domain/payee/payee'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate, time } from '#lib/format'
import { NameActs } from './NameActs.tsx'
import type { OpenPayee } from './PayeeForms.tsx'

type Change = PayeeChangeView
type Props = {
  caseFile: CaseDetail
  payee: PayeeView
  change: Change
  onOpen: (open: OpenPayee) => void
}

const when = (at: string) => `${shortDate(dayOf(at))} ${time(at)}`

/** New bank details of a payee: what has been checked, what is left, and the acts that do it. */
export const Shield = (props: Props) => {
  const { payee, change } = props
  return (
    <section className="shield" aria-label={`New bank details of ${payee.name}`}>
      <header>
        <Icon name="shield-alert" />
        <div>
          <h2>Payments to {payee.name} are stopped.</h2>
          <p>
            {change.asked.by.name} entered {payee.account ? 'new' : 'the first'} bank details on{' '}
            {when(change.asked.at)}: {change.reason}. Nothing can be paid until the name, a call and
            a second person have confirmed them.
          </p>
        </div>
        <Chip tone="warn">Payment shield</Chip>
      </header>
      <div className="shield-body">
        <Accounts payee={payee} change={change} />
        <Checks change={change} />
      </div>
      <Feet {...props} />
    </section>
  )
}

const Accounts = ({ payee: { account }, change }: Pick<Props, 'payee' | 'change'>) => (
  <dl>
    {account && (
      <div>
        <dt>Until now</dt>
        <dd>
          {account.holder}, ending {account.ending}
        </dd>
      </div>
    )}
    <div>
      <dt>{account ? 'New account' : 'Account'}</dt>
      <dd>
        <b>
          {change.holder}, ending {change.ending}
        </b>
      </dd>
    </div>
  </dl>
)

const Checks = ({ change }: { change: Change }) => {
  const until = waitsUntil(change)
  const hasWaited = until <= new Date().toISOString()
  return (
    <ul>
      <NameLine change={change} />
      <Check
        icon={change.call ? 'circle-check' : 'phone'}
        title={change.call ? `${change.call.spoke_to} confirmed the details` : 'Call-back to do'}
        text={numberText(change)}
        aside={change.call ? `${change.call.by.name}, ${when(change.call.at)}` : ''}
      />
      <Check
        icon={hasWaited ? 'circle-check' : 'hourglass'}
        title={waitText(change, hasWaited)}
        {...(change.contact_changed_at && {
          text: `Their telephone number or email address was replaced on ${when(change.contact_changed_at)}`,
        })}
        aside={when(until)}
      />
      {(change.agreements ?? []).map(({ contact_id, name, at }) => (
        <Check
          key={contact_id}
          icon={at ? 'circle-check' : 'hourglass'}
          title={at ? `${name} agreed in the portal` : `${name} has to agree in the portal`}
          aside={at ? when(at) : ''}
        />
      ))}
      <Check
        icon="circle-dashed"
        title="A second person approves"
        text="Neither whoever entered the details nor whoever made the call"
      />
    </ul>
  )
}

const waitText = ({ contact_changed_at }: Change, hasWaited: boolean) => {
  const wait = contact_changed_at ? '7 days' : '24 hours'
  return hasWaited ? `${wait} have passed` : `${wait} have to pass`
}

const NameLine = ({ change: { name_check: check, holder } }: { change: Change }) => {
  if (check === undefined)
    return (
      <Check
        icon="badge-check"
        title="Name check to do"
        text={`Ask our bank whether the account is in the name ${holder}`}
      />
    )
  const returned = check.returned ? `: ${check.returned}` : ''
  return (
    <Check
      icon={check.result === 'no_match' ? 'circle-x' : 'circle-check'}
      title={`Name: ${nameResults[check.result].toLowerCase()}${returned}`}
      text={[check.asked, check.reference, check.reason].filter(Boolean).join('. ')}
      aside={`${check.by.name}, ${when(check.at)}`}
    />
  )
}

const numberText = ({ call, numbers }: Change) => {
  if (call)
    return `${call.who}, ${formatPhone(call.phone)}${call.source ? `, from ${call.source}` : ''}`
  return numbers.length > 0
    ? `${numbers.map(({ who, phone }) => `${who} ${formatPhone(phone)}`).join(', ')}: held before the details came`
    : 'We hold no number of theirs: find one independently of the request'
}

type CheckProps = { icon: IconName; title: string; text?: string; aside?: string }

const Check = ({ icon, title, text, aside }: CheckProps) => (
  <li>
    <Icon name={icon} />
    <span>
      {title}
      {text && <small className="evidence">{text}</small>}
    </span>
    {aside && <small className="evidence">{aside}</small>}
  </li>
)

const Feet = ({ caseFile, payee, onOpen }: Props) => {
  const now = new Date().toISOString()
  const acts = payeeActs(useActingPerson(), caseFile.conveyance, payee, now)
  return (
    <footer>
      <small className="evidence">Every look at the full digits is recorded.</small>
      <ActButton
        className="btn"
        why={reasonAgainst(acts.reject)}
        onPress={() => onOpen({ name: 'reject', payee })}
      >
        Reject
      </ActButton>
      <NameActs acts={acts} payee={payee} onOpen={onOpen} />
      <ActButton
        className={payee.change?.call ? 'btn' : 'btn main'}
        why={reasonAgainst(acts.call)}
        onPress={() => onOpen({ name: 'call', payee })}
      >
        Record the call
      </ActButton>
      <ActButton
        className={payee.change?.call ? 'btn main' : 'btn'}
        why={reasonAgainst(acts.approve)}
        onPress={() => onOpen({ name: 'approve', payee })}
      >
        Approve the details
      </ActButton>
    </footer>
  )
}
