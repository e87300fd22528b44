import { AutomationRun } from '#domain/conveyance/automation/run'
import type { DocumentShape } from '#tenant/core/document'

export const automationRunDocument: DocumentShape<AutomationRun> = {
  name: 'automation_runs',
  isVersioned: true,
  shape: 1,
  schema: AutomationRun,
  upgrades: [],
}
