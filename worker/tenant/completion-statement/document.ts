import { CaseFigures } from '#domain/completion-statement/figures'
import type { DocumentShape } from '#tenant/core/document'

export const caseFiguresDocument: DocumentShape<CaseFigures> = {
  name: 'case_figures',
  isVersioned: true,
  shape: 1,
  schema: CaseFigures,
  upgrades: [],
}
