import { documentApi } from '#domain/document/api'
import type { Document } from '#domain/document/document'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change } = caseStoreOf<Document[], Document>('case-documents', (id) =>
  call(documentApi.list, { params: { id } }),
)

/** The documents of the case on the page. */
export const $documents = $store

export const changeDocument = (
  { id, version }: Pick<Document, 'id' | 'version'>,
  body: ChangeBody<typeof documentApi.change>,
  key?: string,
) => change(documentApi.change, body, { params: { id }, version, key })

/** Emails the version of a document to people of its case. */
export const sendDocument = (id: string, body: BodyInput<typeof documentApi.send>, key: string) =>
  call(documentApi.send, { params: { id }, body, key })

/** The ids of the case's documents whose text holds all of the words. */
export const fetchMatches = (q: string, signal: AbortSignal) =>
  call(documentApi.matches, { params: { id: caseId() }, query: { q }, signal })

/** Which clients opened a document. */
export const fetchOpenings = (id: string) => call(documentApi.openings, { params: { id } })
