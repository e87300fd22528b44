import { CaseChain } from '#domain/conveyance/chain/chain'
import { CaseTitle } from '#domain/conveyance/title/title'
import type { DocumentShape } from '#tenant/core/document'

export const caseTitleDocument: DocumentShape<CaseTitle> = {
  name: 'case_titles',
  isVersioned: true,
  shape: 1,
  schema: CaseTitle,
  upgrades: [],
}

export const caseChainDocument: DocumentShape<CaseChain> = {
  name: 'case_chains',
  isVersioned: true,
  shape: 1,
  schema: CaseChain,
  upgrades: [],
}
