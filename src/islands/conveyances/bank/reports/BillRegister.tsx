import type { BillRow, MoneyReports } from '#domain/money-report/view'
import { LedgerHeads } from '#islands/conveyances/money/ledger/LedgerHeads.tsx'
import { money, pluralise, shortDate } from '#lib/format'
import { href } from '#routes'
import { ReportHead } from './ReportHead.tsx'

type Props = { bills: MoneyReports['bills']; total: string }

/** Every bill that was delivered, by number, whatever became of it. */
export const BillRegister = ({ bills: { rows, count, left, gaps }, total }: Props) => (
  <>
    <ReportHead title="Register of bills" file="bills" />
    {gaps.length > 0 && <p className="bad">No bill has these numbers: {gaps.join(', ')}.</p>}
    {count === 0 ? (
      <p className="mute">No bill was delivered in this period.</p>
    ) : (
      <>
        <p>
          {pluralise(count, 'bill')}, {total} less credits, {money(left)} not paid
          {gaps.length === 0 && ', no number missing'}
          {rows.length < count && `. The newest ${rows.length} are shown; the file has all`}.
        </p>
        <Table rows={rows} />
      </>
    )}
  </>
)

const Table = ({ rows }: Pick<Props['bills'], 'rows'>) => (
  <div className="wide-table">
    <table className="table ledger-table">
      <thead>
        <tr>
          <LedgerHeads heads={heads} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </tbody>
    </table>
  </div>
)

const heads = [
  'Bill',
  'Case',
  'Client',
  'Net',
  'VAT',
  'Disbursements',
  'Total',
  'Credited',
  'Paid',
  'Left',
]

const Row = ({ row }: { row: BillRow }) => (
  <tr className={row.is_reversed ? 'undone' : ''}>
    <td>
      <b className="med">{row.number}</b>
      <small className="evidence">
        {shortDate(row.on)}
        {row.is_reversed && ', reversed'}
      </small>
    </td>
    <td>
      <a href={`${href('conveyances-id', { id: row.conveyance_id })}?tab=money`}>{row.ref}</a>
    </td>
    <td>{row.client}</td>
    <Sum head="Net" amount={row.net} />
    <Sum head="VAT" amount={row.vat} />
    <Sum head="Disbursements" amount={row.disbursements} />
    <Sum head="Total" amount={row.total} />
    <Sum head="Credited" amount={row.credited} />
    <Sum head="Paid" amount={row.paid} />
    <Sum head="Left" amount={row.left} />
  </tr>
)

const Sum = ({ head, amount }: { head: string; amount: number }) => (
  <td className="num" data-head={head}>
    {amount === 0 ? '–' : money(amount)}
  </td>
)
