import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { asksForFunds } from '#domain/funds/asked'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import { mayCheckIdentity } from '#domain/identity/acts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { money, shortDate } from '#lib/format'
import { $caseReceipts } from '#stores/funds/receipts'
import { HeldGifts } from './HeldGifts.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'
import type { OpenReceipt } from './receipt-fields.ts'

type CaseProps = { caseFile: CaseDetail }

/** The client money that the case received, tied to where it comes from. */
export const ReceiptsPart = ({ caseFile }: CaseProps) =>
  asksForFunds(caseFile) ? <Received caseFile={caseFile} /> : null

const Received = ({ caseFile }: CaseProps) => (
  <Loaded
    from={useStore($caseReceipts)}
    skeleton={<Skeleton rows={2} />}
    retry={() => $caseReceipts.revalidate()}
  >
    {(receipts) => <Receipts caseFile={caseFile} receipts={receipts} />}
  </Loaded>
)

type Props = CaseProps & { receipts: CaseReceipts }
type Money = CaseReceipts['receipts'][number]

const Receipts = ({ caseFile, receipts }: Props) => {
  const [open, setOpen] = useState<OpenReceipt | null>(null)
  const { received, explained, unexplained } = receipts
  return (
    <section className="sec" aria-label="Receipts" id="receipts">
      <header>
        <h2>Receipts</h2>
        <span className="count num">
          {money(received)} received, {money(explained)} explained
        </span>
        {unexplained > 0 && <span className="end warn">Unexplained {money(unexplained)}</span>}
      </header>
      {receipts.receipts.length === 0 && <p className="none">No client money has been received.</p>}
      {receipts.receipts.map((it) => (
        <ReceiptRow key={it.posting} caseFile={caseFile} of={it} onOpen={setOpen} />
      ))}
      <HeldGifts caseFile={caseFile} receipts={receipts} onOpen={setOpen} />
      <ReceiptForm open={open} receipts={receipts} onDone={() => setOpen(null)} />
    </section>
  )
}

/** Who paid from which account, and how much of it is explained. */
const Source = ({ of, payer }: { of: Money; payer: string }) => (
  <>
    <span>
      {payer || '–'}
      {of.receipt?.ending && (
        <small className="evidence">
          {of.receipt.bank}, account ending {of.receipt.ending}
        </small>
      )}
    </span>
    <span>
      <Status tone={of.unexplained > 0 ? 'warn' : 'good'}>
        {of.unexplained > 0 ? `Unexplained ${money(of.unexplained)}` : 'Explained'}
      </Status>
      {of.is_lender && <small className="evidence">By the mortgage in the source of funds</small>}
    </span>
  </>
)

type RowProps = CaseProps & { of: Money; onOpen: (open: OpenReceipt) => void }

const ReceiptRow = ({ caseFile, of, onOpen }: RowProps) => {
  const may = mayCheckIdentity(useActingPerson(), caseFile.conveyance)
  const { posting, amount, receipt, is_lender } = of
  const payer = receipt?.payer || (of.other_party ?? '')
  return (
    <div className="identity-row">
      <span>
        <b className="med num">{money(amount)}</b>
        <small className="evidence">
          {shortDate(of.on)}, {of.narrative}
        </small>
      </span>
      <Source of={of} payer={payer} />
      <span className="identity-next">
        {!is_lender && (
          <ActButton
            className="btn small"
            why={reasonAgainst(may)}
            onPress={() => onOpen({ posting, amount, payer, receipt })}
          >
            {receipt ? 'Change' : 'Tie'}
          </ActButton>
        )}
      </span>
    </div>
  )
}
