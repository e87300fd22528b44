import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { evidenceActs } from '#domain/conveyance/evidence/acts'
import { expiryWarnings, isIdentityEnding } from '#domain/conveyance/expiries'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { openStatuses } from '#domain/conveyance/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
import { $taskForm } from '#stores/conveyance/conveyance'
import { WarningList } from './WarningList.tsx'

/** What ends before the open case is done with it, with the way to check identity again. */
export const ExpiryWarnings = ({ caseFile }: { caseFile: CaseDetail }) => {
  const { conveyance } = caseFile
  if (!openStatuses.includes(conveyance.status)) return null
  const isEnding = isIdentityEnding(conveyance, today())
  return (
    <WarningList warnings={expiryWarnings(conveyance, today())}>
      {isEnding && <CheckAgain caseFile={caseFile} />}
    </WarningList>
  )
}

const CheckAgain = ({ caseFile }: { caseFile: CaseDetail }) => {
  const person = useActingPerson()
  const task = tasksOf(caseFile.plan).find(({ evidence }) => evidence === 'identity_checked')
  if (task === undefined) return null
  return (
    <ActButton
      className="btn small"
      why={reasonAgainst(evidenceActs(caseFile, task, person).record)}
      onPress={() => $taskForm.set({ name: 'evidence', task: task.key })}
    >
      Check identity again
    </ActButton>
  )
}
