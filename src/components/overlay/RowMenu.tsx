import type { ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'
import { LazyMenu } from './LazyMenu.tsx'
import type { Choice } from './Menu.tsx'

type Props = {
  /** 'Actions for Priya' */
  label: string
  className?: string
  choices: readonly Choice[]
  children?: ReactNode
}

export const RowMenu = ({ children, ...it }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the row is a link, and a press on the menu is none on it
  // biome-ignore lint/a11y/useKeyWithClickEvents: the menu itself takes the keys
  <span onClick={(event) => event.stopPropagation()}>
    <LazyMenu {...it} trigger={<Icon name="ellipsis" />} />
    {children}
  </span>
)
