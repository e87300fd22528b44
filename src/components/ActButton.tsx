import type { ReactNode } from 'react'
import { Tooltip } from './overlay/Tooltip.tsx'

type Props = {
  /** Why it cannot be done now. The button then does nothing, keeps the focus, and is described by this. */
  why?: string | undefined
  isBusy?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

/** A button for something that may not be possible now; it then says why. */
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
