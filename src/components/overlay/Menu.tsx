import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { type ReactNode, useRef } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
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
  /** Starts open; `keys` focuses the first choice. */
  openedBy?: 'pointer' | 'keys'
}

/** A button with a menu of actions; disabled ones show why. */
export const Menu = ({ trigger, choices, label, className = 'btn', openedBy }: Props) => {
  const opener = useRef<HTMLButtonElement>(null)
  const firstFocus = useFirstFocus(openedBy === 'keys')
  const chosen = useRef<Choice | null>(null)
  // Runs after the menu has closed, so that a dialog it opens restores the focus to the button.
  const act = (isOpen: boolean) => {
    const choice = chosen.current
    if (isOpen || choice === null) return
    chosen.current = null
    opener.current?.focus()
    choice.onChoose()
  }
  return (
    <CSPProvider disableStyleElements>
      <BaseMenu.Root
        defaultOpen={openedBy !== undefined}
        onOpenChange={useReopenBlock()}
        onOpenChangeComplete={act}
      >
        <BaseMenu.Trigger ref={opener} className={className} aria-label={label}>
          {trigger}
        </BaseMenu.Trigger>
        <BaseMenu.Portal container={document.querySelector('main') ?? document.body}>
          <BaseMenu.Positioner sideOffset={6} align="end" className="over">
            <BaseMenu.Popup className="menu" ref={firstFocus}>
              {choices.map((choice) => (
                <BaseMenu.Item
                  key={choice.key}
                  className={`menu-line ${choice.bad ? 'bad' : ''}`}
                  disabled={choice.why !== undefined}
                  onClick={() => {
                    chosen.current = choice
                  }}
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
}

/** Focuses the first item: Base UI does so only for a menu that it opened itself. */
const useFirstFocus = (isByKeys: boolean) => {
  const isLeft = useRef(isByKeys)
  return (popup: HTMLElement | null) => {
    if (popup === null || !isLeft.current) return
    isLeft.current = false
    const first = () => {
      const isLit = popup.querySelector('[data-highlighted]') !== null
      if (!isLit) popup.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    }
    // After the menu has taken the focus itself.
    requestAnimationFrame(() => requestAnimationFrame(first))
  }
}

type Change = NonNullable<BaseMenu.Root.Props['onOpenChange']>

const useReopenBlock = (): Change => {
  const closedAt = useRef<number | null>(null)
  return (isOpen, details) => {
    const now = performance.now()
    if (isOpen && !mayShow(closedAt.current, now)) details.cancel()
    if (!isOpen) closedAt.current = details.reason === 'outside-press' ? now : null
  }
}
