import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

const CARD = 'board-card'

/** A card that can be taken; gives back what ends it. */
export const makeCard = (element: HTMLElement, card: string, onTaken: (isTaken: boolean) => void) =>
  draggable({
    element,
    getInitialData: () => ({ [CARD]: card }),
    onDragStart: () => onTaken(true),
    onDrop: () => onTaken(false),
  })

/** A column on which cards can be dropped; gives back what ends it. */
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
