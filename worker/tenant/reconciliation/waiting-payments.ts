import type { WaitingPayment } from '#domain/reconciliation/view'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { paymentDocument } from '#tenant/payment/document'

const MOST_SHOWN = 100

type Row = { id: string; version: number; shape: number; doc: string }

const refOf = (store: Store, id: string) =>
  store.row<{ ref: string }>('SELECT ref FROM conveyances WHERE id = ?', id)?.ref ?? ''

/** Payments of every case that wait for an approval, or to be sent, the earliest due first. */
export const waitingPayments = (store: Store): WaitingPayment[] =>
  parseReadable(
    store,
    paymentDocument,
    store.rows<Row>(
      `${selectDocuments(paymentDocument)} WHERE status IN ('asked', 'approved')
       ORDER BY json_extract(doc, '$.due_on'), id LIMIT ${MOST_SHOWN}`,
    ),
  ).map(({ id, conveyance_id, payee, linked, amount, due_on, status, asked }) => ({
    ...{ id, conveyance_id, amount, due_on, status },
    ref: refOf(store, conveyance_id),
    to: payee?.name ?? linked?.ref ?? '',
    asked_by: asked.by.name,
  }))
