import { documentApi } from '#domain/document/api'
import { call } from '#lib/api'

/** What a document says, for a preview; null for one whose text cannot be read. */
export const fetchText = async (id: string): Promise<string | null> =>
  (await call(documentApi.text, { params: { id } })).text
