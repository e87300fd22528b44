import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BoardCard } from './BoardCard.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { useDrag } from './use-drag.ts'

export type BoardColumnKey = { readonly key: string; readonly name: string }

type Props<Card> = {
  label: string
  columns: readonly BoardColumnKey[]
  cards: readonly Card[]
  keyOf: (card: Card) => string
  nameOf: (card: Card) => string
  columnOf: (card: Card) => string
  /** Why a card cannot go to a column; null when it can. */
  refusal?: (card: Card, column: string) => string | null
  onMove: (card: Card, column: string) => void
  children: (card: Card) => ReactNode
}

/**
 * Cards in columns, moved by dragging or by their “Move to” menu. Moves are announced, and a move by the menu
 * takes the focus along.
 */
export const Board = <Card,>(it: Props<Card>) => {
  const { drag, fetchAhead } = useDrag()
  const board = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [moved, setMoved] = useState<string | null>(null)

  useEffect(() => {
    if (moved === null) return
    board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(moved)}"] button`)?.focus()
    setMoved(null)
  }, [moved])

  const move = (card: Card, { key, name }: BoardColumnKey) => {
    if (it.columnOf(card) === key) return
    const reason = it.refusal?.(card, key) ?? null
    if (reason === null) it.onMove(card, key)
    setAnnouncement(
      reason === null
        ? `${it.nameOf(card)} moved to ${name}.`
        : `${it.nameOf(card)} was not moved. ${reason}`,
    )
  }
  const drop = (key: string, column: BoardColumnKey) => {
    const card = it.cards.find((one) => it.keyOf(one) === key)
    if (card !== undefined) move(card, column)
  }
  return (
    <div ref={board} className="board" onPointerEnter={fetchAhead}>
      <p className="sr" role="status">
        {announcement}
      </p>
      {it.columns.map((column) => {
        const cards = it.cards.filter((card) => it.columnOf(card) === column.key)
        return (
          <BoardColumn
            key={column.key}
            name={column.name}
            count={cards.length}
            drag={drag}
            onDrop={(key) => drop(key, column)}
          >
            {cards.map((card) => (
              <BoardCard
                key={it.keyOf(card)}
                id={it.keyOf(card)}
                name={it.nameOf(card)}
                drag={drag}
                choices={it.columns
                  .filter(({ key }) => key !== column.key)
                  .map((to) => ({
                    key: to.key,
                    label: to.name,
                    why: it.refusal?.(card, to.key) ?? undefined,
                    onChoose: () => {
                      move(card, to)
                      setMoved(it.keyOf(card))
                    },
                  }))}
              >
                {it.children(card)}
              </BoardCard>
            ))}
          </BoardColumn>
        )
      })}
    </div>
  )
}
