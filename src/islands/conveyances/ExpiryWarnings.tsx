import { Icon } from '#components/Icon.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { expiryWarnings } from '#domain/conveyance/expiries'
import { openStatuses } from '#domain/conveyance/view'
import { today } from '#lib/format'

/** What ends before the open case is done with it. */
export const ExpiryWarnings = ({ caseFile: { conveyance } }: { caseFile: CaseDetail }) => {
  const warnings = openStatuses.includes(conveyance.status)
    ? expiryWarnings(conveyance, today())
    : []
  return (
    warnings.length > 0 && (
      <ul className="expiries" aria-label="Warnings">
        {warnings.map((sentence) => (
          <li key={sentence} className="warn">
            <Icon name="triangle-alert" /> {sentence}
          </li>
        ))}
      </ul>
    )
  )
}
