import { ActButton } from '#components/ActButton.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayCheckNotice } from '#domain/payment-request/notice/acts'
import type { PaymentNotice } from '#domain/payment-request/notice/notice'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { money, shortDate } from '#lib/format'
import type { OpenRequest } from './RequestForms.tsx'

type Props = {
  caseFile: CaseDetail
  notices: readonly PaymentNotice[]
  onOpen: (open: OpenRequest) => void
}

/** Payments that the client told us of before they come. */
export const Notices = ({ notices, ...it }: Props) =>
  notices.length === 0 ? null : (
    <>
      <h3>What the client told us of</h3>
      <ul className="money-lines request-lines">
        {notices.toReversed().map((notice) => (
          <NoticeRow key={notice.id} {...it} notice={notice} />
        ))}
      </ul>
    </>
  )

const gifts = { no: '', gift: ', a gift', loan: ', a loan' } as const

const payerOf = ({ payer, told }: PaymentNotice) =>
  payer ? `${payer.name}, ${payer.relationship}${gifts[payer.gift]}` : `${told.by.name} pays`

const noteOf = ({ checked, expected_on }: PaymentNotice) =>
  checked ? `${checked.by.name}: ${checked.note}` : `expected ${shortDate(expected_on)}`

type RowProps = Omit<Props, 'notices'> & { notice: PaymentNotice }

const NoticeRow = ({ caseFile, notice, onOpen }: RowProps) => {
  const { payer, checked } = notice
  const why = reasonAgainst(mayCheckNotice(useActingPerson(), caseFile.conveyance, notice))
  return (
    <li>
      <span>
        <b className="med">{notice.narrative}</b>
        <small className="evidence">{payerOf(notice)}</small>
      </span>
      <b className="num">{money(notice.amount)}</b>
      <span>
        <NoticeState notice={notice} />
        <small className="evidence">{noteOf(notice)}</small>
      </span>
      {payer && checked === null ? (
        <ActButton
          className="btn small"
          why={why}
          onPress={() => onOpen({ name: 'check', notice })}
        >
          Check
        </ActButton>
      ) : (
        <span />
      )}
    </li>
  )
}

const NoticeState = ({ notice: { payer, checked } }: { notice: PaymentNotice }) => {
  if (payer === null) return <Status tone="on">Expected</Status>
  if (checked === null) return <Status tone="warn">Check before use</Status>
  return checked.decision === 'accepted' ? (
    <Status tone="good">May be used</Status>
  ) : (
    <Status tone="bad">Refused</Status>
  )
}
