import type { ReactNode } from 'react'

type Props = {
  className: string
  busy: boolean
  onPress: () => void
  children: ReactNode
}

/** A button of a test provider’s page. */
export const Choice = ({ className, busy, onPress, children }: Props) => (
  <button type="button" className={className} aria-disabled={busy} onClick={onPress}>
    {children}
  </button>
)
