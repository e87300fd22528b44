import { RowMenu } from '#components/overlay/RowMenu.tsx'
import type { LedgerRow } from '#domain/ledger/view'
import { money, shortDate } from '#lib/format'
import { LedgerHeads } from './LedgerHeads.tsx'

type Undo = (act: 'reverse' | 'dishonour', row: LedgerRow) => void
/** `onUndo` is null for whoever only reads. */
type Props = { rows: readonly LedgerRow[]; onUndo: Undo | null }

const heads = ['Date', 'What', 'Who', 'Out', 'In', 'Held', 'Owed to us']

/** The postings of a case, the newest first. */
export const LedgerTable = ({ rows, onUndo }: Props) => (
  <div className="wide-table">
    <table className="table ledger-table">
      <thead>
        <tr>
          <LedgerHeads heads={heads} />
          {onUndo && (
            <th scope="col">
              <span className="sr">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map((row) => (
          <Row key={row.n} row={row} onUndo={onUndo} />
        ))}
      </tbody>
    </table>
  </div>
)

const figure = (amount: number) => (amount === 0 ? '–' : money(amount))

const Row = ({ row, onUndo }: { row: LedgerRow; onUndo: Undo | null }) => (
  <tr className={row.undone_by === null ? '' : 'undone'}>
    <td className="num">{shortDate(row.on)}</td>
    <td>
      <b className="med">{row.title}</b>
      <small className="evidence">{detailOf(row)}</small>
    </td>
    <td>{row.other_party ?? '–'}</td>
    <td className="num" data-head="Out">
      {row.client < 0 ? money(-row.client) : '–'}
    </td>
    <td className="num" data-head="In">
      {row.client > 0 ? money(row.client) : '–'}
    </td>
    <td className="num" data-head="Held">
      <b>{money(row.held)}</b>
    </td>
    <td className="num" data-head="Owed to us">
      {figure(row.owed)}
    </td>
    {onUndo && (
      <td>
        <Actions row={row} onUndo={onUndo} />
      </td>
    )}
  </tr>
)

const detailOf = (row: LedgerRow) =>
  [
    row.narrative,
    row.clears_on && `clears ${shortDate(row.clears_on)}`,
    row.unexplained && `unexplained ${money(row.unexplained)}`,
    row.undoes !== null && `undoes ${row.undoes}`,
    row.undone_by !== null && `undone by ${row.undone_by}`,
    `${row.n}, ${row.by.name}`,
    row.approved_by && `approved by ${row.approved_by.name}`,
  ]
    .filter(Boolean)
    .join(' · ')

const undoneWhy = 'This has been undone already, or cannot be.'

const Actions = ({ row, onUndo }: { row: LedgerRow; onUndo: Undo }) => (
  <RowMenu
    className="icon-btn"
    label={`Actions for posting ${row.n}`}
    choices={[
      {
        key: 'reverse',
        label: 'Reverse',
        icon: 'history',
        why: row.can.reverse ? undefined : undoneWhy,
        onChoose: () => onUndo('reverse', row),
      },
      {
        key: 'dishonour',
        label: 'Returned by the bank',
        icon: 'ban',
        why: row.can.dishonour ? undefined : 'Only a receipt can be returned by the bank.',
        onChoose: () => onUndo('dishonour', row),
      },
    ]}
  />
)
