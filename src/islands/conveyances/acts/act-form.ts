import type { CaseDetail } from '#domain/conveyance/api'

export type ActForm = { caseFile: CaseDetail; onDone: () => void }
