import type { CaseDetail } from '#domain/conveyance/api'
import { complianceHref } from '#domain/conveyance/evidence/acts'
import { expiryWarnings, isIdentityEnding } from '#domain/conveyance/expiries'
import { openStatuses } from '#domain/conveyance/view'
import { today } from '#lib/format'
import { WarningList } from './WarningList.tsx'

/** What ends before the open case is done with it, with the way to check identity again. */
export const ExpiryWarnings = ({ caseFile }: { caseFile: CaseDetail }) => {
  const { conveyance } = caseFile
  if (!openStatuses.includes(conveyance.status)) return null
  const isEnding = isIdentityEnding(conveyance, today())
  return (
    <WarningList warnings={expiryWarnings(conveyance, today())}>
      {isEnding && (
        <a className="btn small" href={complianceHref(conveyance.id)}>
          Check identity again
        </a>
      )}
    </WarningList>
  )
}
