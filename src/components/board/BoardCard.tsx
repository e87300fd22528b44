import { type ReactNode, useRef } from 'react'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { Icon } from '../Icon.tsx'
import { type useDrag, useDraggable } from './use-drag.ts'

type Props = {
  id: string
  name: string
  drag: ReturnType<typeof useDrag>['drag']
  choices: readonly Choice[]
  children: ReactNode
}

/** One card, with a menu that moves it without a pointer. */
export const BoardCard = ({ id, name, drag, choices, children }: Props) => {
  const card = useRef<HTMLLIElement>(null)
  const isDragged = useDraggable(drag, card, id)
  return (
    <li ref={card} className={isDragged ? 'taken' : undefined} data-card={id}>
      <div>{children}</div>
      <LazyMenu
        className="icon-btn more-acts"
        label={`Move ${name} to`}
        trigger={<Icon name="ellipsis" />}
        choices={choices}
      />
    </li>
  )
}
