import type { CaseLedger, LedgerBill } from '#domain/ledger/view'
import { money } from '#lib/format'

/** What is taken for each bill that is not paid, and why no more of it. */
export const CostsLimit = ({ ledger: { bills, cleared } }: { ledger: CaseLedger }) => (
  <>
    <p>
      The sum moves from the client account to the office account and pays the bill. No more is
      taken than is left of the bill and than the case holds.
    </p>
    {bills
      .filter(({ left }) => left > 0)
      .map((bill) => (
        <Limit key={bill.number} bill={bill} cleared={cleared} />
      ))}
  </>
)

const Limit = ({ bill, cleared }: { bill: LedgerBill; cleared: number }) => (
  <dl className="lines-2">
    <Line name={`Bill ${bill.number}`} amount={bill.total} />
    {bill.credited > 0 && <Line name="Less credited" amount={-bill.credited} />}
    {bill.paid > 0 && <Line name="Less paid" amount={-bill.paid} />}
    {bill.unpaid > 0 && (
      <Line name="Less disbursements that we have not paid yet" amount={-bill.unpaid} />
    )}
    <Line name="Client money that may be spent today" amount={Math.max(0, cleared)} />
    <Line name="May be taken today" amount={bill.takeable} />
  </dl>
)

const Line = ({ name, amount }: { name: string; amount: number }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{money(amount)}</dd>
  </div>
)
