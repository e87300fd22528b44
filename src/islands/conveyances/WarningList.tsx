import type { ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'

type WarningListProps = { warnings: readonly string[]; children?: ReactNode }

/** What ends before the case is done with it; nothing without any. */
export const WarningList = ({ warnings, children }: WarningListProps) =>
  warnings.length > 0 && (
    <ul className="expiries" aria-label="Warnings">
      {warnings.map((sentence) => (
        <li key={sentence} className="warn">
          <Icon name="triangle-alert" /> {sentence}
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
