import type { ReactNode } from 'react'
import { formatCount, money, pluralise } from '#lib/format'

export type Totals = {
  readonly count: number
  readonly capped: boolean
  readonly sums?: readonly { readonly label: string; readonly amount: number }[]
  /** Overdue work: '3 next steps late'. */
  readonly late?: ReactNode
}

type Props = {
  /** Undefined while loading. */
  totals: Totals | undefined
  /** 'case' */
  noun: string
  /** What was searched. */
  words?: string
  canPick: boolean
}

/** Count and sums of the filtered list, and its keyboard shortcuts. */
export const ListTotals = ({ totals, noun, words = '', canPick }: Props) => (
  <footer className="totals">
    <span role="status">
      {totals && (
        <>
          {totals.capped && 'over '}
          <b className="num">{formatCount(totals.count)}</b> {nounOf(totals.count, noun)}
          {words !== '' && ` for “${words}”`}
        </>
      )}
    </span>
    {totals?.sums?.map(({ label, amount }) => (
      <span key={label} className="wide">
        {label} <b className="num">{money(amount)}</b>
      </span>
    ))}
    {totals?.late && <span className="wide bad">{totals.late}</span>}
    <span className="keys">
      <kbd>J</kbd>
      <kbd>K</kbd> move · <kbd>↵</kbd> open ·{' '}
      {canPick && (
        <>
          <kbd>X</kbd> select ·{' '}
        </>
      )}
      <kbd>/</kbd> find · <kbd>?</kbd> all keys
    </span>
  </footer>
)

const nounOf = (count: number, noun: string) => pluralise(count, noun).split(' ').slice(1).join(' ')
