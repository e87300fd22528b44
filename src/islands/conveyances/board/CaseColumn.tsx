import { useId, useState } from 'react'
import type { BoardColumn } from '#domain/conveyance/board/api'
import { formatCount, pluralise } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { loadMoreCards } from '#stores/conveyance/board/board'
import { CaseTile } from './CaseTile.tsx'

type Props = {
  column: BoardColumn
  isOpen: boolean
  /** Opens the column on a phone, where one is shown at a time. */
  onOpen: (() => void) | undefined
}

export const CaseColumn = ({ column, isOpen, onOpen }: Props) => {
  const heading = useId()
  const { cases, usual_wd, rows } = column
  return (
    <section aria-labelledby={heading}>
      <header>
        <h2 id={heading}>
          <Title column={column} isOpen={isOpen} onOpen={onOpen} />
        </h2>
        <small>{usual_wd === null ? '' : `usually ${pluralise(usual_wd, 'working day')}`}</small>
        <Share column={column} />
      </header>
      {isOpen && (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <CaseTile conveyance={row} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && cases > rows.length && column.next !== null && <More column={column} />}
    </section>
  )
}

const Title = ({ column: { name, cases }, isOpen, onOpen }: Props) => {
  const title = (
    <>
      {name} <span className="count num">{formatCount(cases)}</span>
    </>
  )
  if (!onOpen) return title
  return (
    <button type="button" aria-expanded={isOpen} onClick={onOpen}>
      {title}
    </button>
  )
}

const Share = ({ column: { cases, ours, late } }: { column: BoardColumn }) => (
  <span
    className="share"
    role="img"
    aria-label={`${ours} with us, ${cases - ours} with others, ${late} late`}
    title={`${ours} with us, ${cases - ours} with others, ${late} late`}
  >
    <i style={{ '--share': ours - late }} />
    <i className="others" style={{ '--share': cases - ours }} />
    <i className="late" style={{ '--share': late }} />
  </span>
)

const More = ({ column }: { column: BoardColumn }) => {
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    void loadMoreCards(column)
      .catch(showRefusal('Couldn’t load more cases'))
      .finally(() => setLoading(false))
  }
  return (
    <button type="button" className="link" disabled={isLoading} onClick={load}>
      {pluralise(column.cases - column.rows.length, 'more case')}
    </button>
  )
}
