import { Status } from '#components/Marks.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { payeeActs } from '#domain/payee/acts'
import { payeeKinds } from '#domain/payee/labels'
import type { PayeeView } from '#domain/payee/payee'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate } from '#lib/format'
import type { OpenPayee } from './PayeeForms.tsx'

type Props = {
  caseFile: CaseDetail
  payee: PayeeView
  onOpen: (open: OpenPayee) => void
}

export const PayeeRow = ({ caseFile, payee, onOpen }: Props) => (
  <li>
    <span>
      <b className="med">{payee.name}</b>
      <small className="evidence">{payeeKinds[payee.kind]}</small>
    </span>
    <span>
      {payee.account ? `${payee.account.holder}, ending ${payee.account.ending}` : 'No account yet'}
    </span>
    <PayeeStatus payee={payee} />
    <Actions caseFile={caseFile} payee={payee} onOpen={onOpen} />
  </li>
)

const PayeeStatus = ({ payee: { account, change } }: { payee: PayeeView }) => {
  if (change) return <Status tone="warn">Payments stopped</Status>
  return account ? (
    <Status tone="good">
      Verified {shortDate(dayOf(account.since))}, {account.asked_by.name} and{' '}
      {account.approved_by.name}
    </Status>
  ) : (
    <Status>Not verified</Status>
  )
}

const Actions = ({ caseFile, payee, onOpen }: Props) => {
  const now = new Date().toISOString()
  const acts = payeeActs(useActingPerson(), caseFile.conveyance, payee, now)
  return (
    <RowMenu
      className="icon-btn"
      label={`Actions for ${payee.name}`}
      choices={[
        {
          key: 'change',
          label: 'Enter new bank details',
          icon: 'pen-line',
          why: reasonAgainst(acts.change),
          onChoose: () => onOpen({ name: 'change', payee }),
        },
        {
          key: 'digits',
          label: 'Show bank details',
          icon: 'eye',
          why: reasonAgainst(acts.digits),
          onChoose: () => onOpen({ name: 'digits', payee }),
        },
      ]}
    />
  )
}
