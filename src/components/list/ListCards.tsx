import type { Ref } from 'react'
import type { RowsProps } from './list-props.ts'
import { MANY, ManyRows } from './ManyRows.tsx'

export const ListCards = <Row,>(lines: RowsProps<Row>) => {
  const card = (at: number, cardRef?: Ref<HTMLLIElement>) => {
    const row = lines.rows[at]
    return row === undefined ? null : (
      <li
        key={lines.keyOf(row)}
        ref={cardRef}
        data-row={at}
        data-index={at}
        aria-setsize={lines.rows.length}
        aria-posinset={at + 1}
        className={at === lines.at ? 'at' : undefined}
      >
        <a className="row-link" href={lines.hrefOf(row)}>
          {lines.card(row)}
        </a>
      </li>
    )
  }
  return (
    <ul className="cards" aria-label={lines.label}>
      {lines.rows.length > MANY ? (
        <ManyRows
          count={lines.rows.length}
          at={lines.at}
          row={card}
          gap={(pixels) => (
            <li aria-hidden="true" className="gap" style={{ '--gap': `${pixels}px` }} />
          )}
        />
      ) : (
        lines.rows.map((_, at) => card(at))
      )}
    </ul>
  )
}
