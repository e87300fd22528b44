import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { type ReactNode, useRef } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { mayShow } from './popover-rules.ts'

export type Choice = {
  readonly key: string
  readonly label: string
  readonly icon?: IconName
  readonly bad?: boolean
  readonly why?: string | undefined
  readonly onChoose: () => void
}

type Props = {
  trigger: ReactNode
  choices: readonly Choice[]
  label?: string
  className?: string
  startsOpen?: boolean
}

/** A button that offers verbs; those that cannot be done now say why. */
export const Menu = ({ trigger, choices, label, className = 'btn', startsOpen = false }: Props) => (
  <CSPProvider disableStyleElements>
    <BaseMenu.Root defaultOpen={startsOpen} onOpenChange={useReopenBlock()}>
      <BaseMenu.Trigger className={className} aria-label={label}>
        {trigger}
      </BaseMenu.Trigger>
      <BaseMenu.Portal container={document.querySelector('main') ?? document.body}>
        <BaseMenu.Positioner sideOffset={6} align="end" className="over">
          <BaseMenu.Popup className="menu">
            {choices.map((choice) => (
              <BaseMenu.Item
                key={choice.key}
                className={`menu-line ${choice.bad ? 'bad' : ''}`}
                disabled={choice.why !== undefined}
                onClick={choice.onChoose}
              >
                {choice.icon && <Icon name={choice.icon} />}
                <span>
                  {choice.label}
                  {choice.why && <small>{choice.why}</small>}
                </span>
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  </CSPProvider>
)

type Change = NonNullable<BaseMenu.Root.Props['onOpenChange']>

/** What a press outside closed is not shown again at once. */
const useReopenBlock = (): Change => {
  const closedAt = useRef<number | null>(null)
  return (isOpen, details) => {
    const now = performance.now()
    if (isOpen && !mayShow(closedAt.current, now)) details.cancel()
    if (!isOpen) closedAt.current = details.reason === 'outside-press' ? now : null
  }
}
