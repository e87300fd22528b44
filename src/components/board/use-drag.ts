import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Drag = typeof import('./board-drag.ts')

let fetched: Promise<Drag> | null = null
const fetchDrag = () => {
  fetched ??= import('./board-drag.ts')
  return fetched
}

/** The drag-and-drop module, fetched when a pointer enters the board; null until then. */
export const useDrag = () => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const fetchAhead = () => void fetchDrag().then((it) => setDrag(() => it))
  return { drag, fetchAhead }
}

/** Makes a card draggable; returns whether it is being dragged. */
export const useDraggable = (
  drag: Drag | null,
  element: RefObject<HTMLElement | null>,
  card: string,
) => {
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    if (drag && element.current) return drag.makeCard(element.current, card, setDragged)
    return undefined
  }, [drag, element, card])
  return isDragged
}

/** Makes a column a drop target; returns whether a card is over it. */
export const useDropTarget = (
  drag: Drag | null,
  element: RefObject<HTMLElement | null>,
  onDrop: (card: string) => void,
) => {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (drag && element.current)
      return drag.makeColumn(element.current, { onOver: setOver, onDrop: (card) => drop(card) })
    return undefined
  }, [drag, element])
  return isOver
}
