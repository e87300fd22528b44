import type { ReactNode } from 'react'
import { Tooltip } from './overlay/Tooltip.tsx'

type Props = {
  /** Why the action is unavailable. The button then does nothing, stays focusable and is described by this. */
  why?: string | undefined
  isBusy?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

export const ActButton = ({ why, isBusy = false, className = 'btn', onPress, children }: Props) => {
  const canPress = why === undefined && !isBusy
  const button = (
    <button
      type="button"
      className={className}
      aria-disabled={!canPress}
      onClick={canPress ? onPress : undefined}
    >
      {children}
    </button>
  )
  return why === undefined ? button : <Tooltip says={why}>{button}</Tooltip>
}
