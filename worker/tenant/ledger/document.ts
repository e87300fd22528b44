import { PostingRecord } from '#domain/ledger/posting-record'
import type { DocumentShape } from '#tenant/core/document'

export const postingDocument: DocumentShape<PostingRecord> = {
  name: 'ledger_postings',
  key: ['n'],
  shape: 1,
  schema: PostingRecord,
  upgrades: [],
}
