import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

const CARD = 'board-card'

export const makeCard = (
  element: HTMLElement,
  card: string,
  onDragged: (isDragged: boolean) => void,
) =>
  draggable({
    element,
    getInitialData: () => ({ [CARD]: card }),
    onDragStart: () => onDragged(true),
    onDrop: () => onDragged(false),
  })

export const makeColumn = (
  element: HTMLElement,
  { onOver, onDrop }: { onOver: (isOver: boolean) => void; onDrop: (card: string) => void },
) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => CARD in source.data,
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: ({ source }) => {
      onOver(false)
      onDrop(String(source.data[CARD]))
    },
  })
