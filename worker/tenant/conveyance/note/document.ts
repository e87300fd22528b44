import { CaseNote } from '#domain/conveyance/note/note'
import type { DocumentShape } from '#tenant/core/document'

export const caseNoteDocument: DocumentShape<CaseNote> = {
  name: 'case_notes',
  isVersioned: true,
  shape: 1,
  schema: CaseNote,
  upgrades: [],
}
