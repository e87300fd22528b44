import type { Ref } from 'react'
import type { Lines } from './list-props.ts'
import { MANY, ManyRows } from './ManyRows.tsx'

/** A card for each row, as a phone has room for. */
export const ListCards = <Row,>(it: Lines<Row>) => {
  const card = (at: number, drawn?: Ref<HTMLLIElement>) => {
    const row = it.rows[at] as Row
    return (
      <li
        key={it.keyOf(row)}
        ref={drawn}
        data-row={at}
        data-index={at}
        aria-setsize={it.rows.length}
        aria-posinset={at + 1}
        className={at === it.at ? 'at' : undefined}
      >
        <a className="row-link" href={it.hrefOf(row)}>
          {it.card(row)}
        </a>
      </li>
    )
  }
  return (
    <ul className="cards" aria-label={it.label}>
      {it.rows.length > MANY ? (
        <ManyRows
          count={it.rows.length}
          at={it.at}
          row={card}
          gap={(pixels) => (
            <li aria-hidden="true" className="gap" style={{ '--gap': `${pixels}px` }} />
          )}
        />
      ) : (
        it.rows.map((_, at) => card(at))
      )}
    </ul>
  )
}
