import { useRef } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayAllocate } from '#domain/funds/receipt/acts'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import { mayCheckIdentity } from '#domain/identity/acts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, money, shortDate, today } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { allocateGift } from '#stores/funds/receipts'
import type { OpenReceipt } from './receipt-fields.ts'

type Props = {
  caseFile: CaseDetail
  receipts: CaseReceipts
  onOpen: (open: OpenReceipt) => void
}
type Held = CaseReceipts['held'][number]

/** Gifts that wait in suspense for the check of their giver, and those that were returned. */
export const HeldGifts = ({ caseFile, receipts: { held, returned }, onOpen }: Props) => (
  <>
    {held.map((it) => (
      <HeldRow key={it.receipt.id} caseFile={caseFile} held={it} onOpen={onOpen} />
    ))}
    {held.length > 0 && (
      <p className="none">
        To return a gift, ask for a payment under Money: “Gift in suspense, back to its giver”.
      </p>
    )}
    {returned.map((it) => (
      <p key={it.id} className="none">
        {money(it.amount)} of {it.payer} returned on{' '}
        {it.returned && shortDate(dayOf(it.returned.at))}
      </p>
    ))}
  </>
)

const PayerOf = ({ receipt: { payer, bank, ending } }: { receipt: Held['receipt'] }) => (
  <span>
    {payer}
    {ending && (
      <small className="evidence">
        {bank}, account ending {ending}
      </small>
    )}
  </span>
)

const Check = ({ isChecked }: { isChecked: boolean }) => (
  <span>
    <Status tone={isChecked ? 'on' : 'warn'}>In suspense</Status>
    <small className="evidence">
      {isChecked ? 'The giver is checked' : 'The giver is not checked yet'}
    </small>
  </span>
)

type RowProps = Pick<Props, 'caseFile' | 'onOpen'> & { held: Held }

const allocate = (receipt: Held['receipt'], key: string) =>
  allocateGift(receipt, today(), key).catch(showRefusal('Couldn’t allocate this'))

const HeldRow = ({ caseFile, held: { receipt, is_checked }, onOpen }: RowProps) => {
  const person = useActingPerson()
  const key = useRef(crypto.randomUUID())
  const { amount, payer } = receipt
  const sources = is_checked ? 1 : receipt.sources.length
  const may = mayAllocate(person, caseFile.conveyance, { sources, is_checked })
  return (
    <div className="identity-row">
      <b className="med num">{money(amount)}</b>
      <PayerOf receipt={receipt} />
      <Check isChecked={is_checked} />
      <span className="identity-next">
        <ActButton
          className="btn small"
          why={reasonAgainst(mayCheckIdentity(person, caseFile.conveyance))}
          onPress={() => onOpen({ posting: receipt.suspense ?? 0, amount, payer, receipt })}
        >
          Change
        </ActButton>
        <ActButton
          className="btn small main"
          why={reasonAgainst(may)}
          onPress={() => void allocate(receipt, key.current)}
        >
          Allocate
        </ActButton>
      </span>
    </div>
  )
}
