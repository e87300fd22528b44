import type { ImportedFile, Reconciliation } from '#domain/reconciliation/view'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { bankFileDocument, reconciliationDocument } from './document.ts'

type Row = { id: string; version: number; shape: number; doc: string }

const SHOWN = 20

const newest = `ORDER BY json_extract(doc, '$.at') DESC, rowid DESC LIMIT ${SHOWN}`
const newestPrepared = `ORDER BY json_extract(doc, '$.prepared.at') DESC, rowid DESC LIMIT ${SHOWN}`

/** The newest statements that were imported, the newest first. */
export const filesOf = (store: Store): ImportedFile[] =>
  parseReadable(
    store,
    bankFileDocument,
    store.rows<Row>(`${selectDocuments(bankFileDocument)} ${newest}`),
  )

/** The newest reconciliations, the newest first. */
export const reconciliationsOf = (store: Store): Reconciliation[] =>
  parseReadable(
    store,
    reconciliationDocument,
    store.rows<Row>(`${selectDocuments(reconciliationDocument)} ${newestPrepared}`),
  )

export const fileTable = (store: Store) => tableOf(store, bankFileDocument)
export const reconciliationTable = (store: Store) => tableOf(store, reconciliationDocument)
