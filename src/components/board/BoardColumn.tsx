import { type ReactNode, useId, useRef } from 'react'
import { type useDrag, useDropTarget } from './use-drag.ts'

type Props = {
  name: string
  count: number
  drag: ReturnType<typeof useDrag>['drag']
  onDrop: (card: string) => void
  children: ReactNode
}

export const BoardColumn = ({ name, count, drag, onDrop, children }: Props) => {
  const column = useRef<HTMLElement>(null)
  const heading = useId()
  const isOver = useDropTarget(drag, column, onDrop)
  return (
    <section ref={column} className={`sec ${isOver ? 'over' : ''}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{name}</h2>
        <span className="count num">{count}</span>
      </header>
      {count === 0 ? <p className="faint none">Nothing here.</p> : <ul>{children}</ul>}
    </section>
  )
}
