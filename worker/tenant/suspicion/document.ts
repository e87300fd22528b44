import { ReportingOfficers } from '#domain/suspicion/officers'
import { Suspicion } from '#domain/suspicion/suspicion'
import type { DocumentShape } from '#tenant/core/document'
import type { Setting } from '#tenant/core/settings'

/** Not among the documents that are checked at night: what cannot be read is listed there for others. */
export const suspicionDocument: DocumentShape<Suspicion> = {
  name: 'suspicions',
  isVersioned: true,
  shape: 1,
  schema: Suspicion,
  upgrades: [],
}

export const reportingOfficersSetting: Setting<ReportingOfficers> = {
  settingKey: 'reporting-officers',
  shape: 1,
  schema: ReportingOfficers,
  upgrades: [],
}
