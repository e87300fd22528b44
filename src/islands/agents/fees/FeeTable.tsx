import type { ReactNode } from 'react'
import type { FeeLine } from '#domain/agent/fee/fee'
import { matterNames } from '#domain/matter-names'
import { date, money } from '#lib/format'

type Acts = (line: FeeLine) => ReactNode

type Props = {
  caption: string
  lines: readonly FeeLine[]
  /** What may be done with a fee. */
  acts?: Acts
}

/** Referral fees with the day on which each became due, and what became of it; nothing without any. */
export const FeeTable = ({ caption, lines, acts }: Props) =>
  lines.length === 0 ? null : (
    <table className="list workflow-steps">
      <caption>{caption}</caption>
      <Head />
      <tbody>
        {lines.map((line) => (
          <FeeRow key={line.conveyance_id} line={line} acts={acts} />
        ))}
      </tbody>
    </table>
  )

const Head = () => (
  <thead>
    <tr>
      <th scope="col">Address</th>
      <th scope="col" className="a-side">
        Fee
      </th>
      <th scope="col" className="a-stage">
        When
      </th>
      <th scope="col" className="a-standing">
        Paid
      </th>
    </tr>
  </thead>
)

const FeeRow = ({ line, acts }: { line: FeeLine; acts: Acts | undefined }) => (
  <tr>
    <td>
      <b className="med">{line.address || line.ref}</b>{' '}
      <span className="mute">
        {matterNames[line.matter_type]}, {line.ref}
      </span>
    </td>
    <td className="num">{money(line.amount)}</td>
    <td>{line.due_on === null ? 'On completion' : `Due ${date(line.due_on)}`}</td>
    <td>
      {paidText(line)} {acts?.(line)}
    </td>
  </tr>
)

const paidText = ({ paid_on, reference, due_on }: FeeLine) => {
  if (paid_on !== null) return `Paid ${date(paid_on)}, ${reference}`
  return due_on === null ? '' : 'Owed'
}
