import { notFound } from '#domain/refusal'
import { BrokenDocument, parseDocument } from '#tenant/core/document'
import { clearSetAside } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import { shapeOf, storedRow } from './stored-text.ts'

type Record = { readonly kind: string; readonly id: string }

/** Reads a record again, or queues what was given up; returns why it stays set aside, null when it is back. */
export const tryAgain = (context: RequestContext, record: Record) => {
  const reason =
    record.kind === 'outbox' ? queueAgain(context, record.id) : problemOf(context, record)
  if (reason !== null) return { reason }
  clearSetAside(context.store, record.kind, [record.id])
  context.recordEvents([
    {
      name: 'set-aside.restored',
      subject: 'firm',
      id: context.tenant,
      version: 0,
      changed: [],
      detail: { kind: record.kind, record: record.id },
    },
  ])
  return { reason: null }
}

const queueAgain = ({ outbox, now }: RequestContext, id: string) => {
  if (!outbox.revive(id, now)) throw notFound()
  return null
}

const problemOf = ({ store }: RequestContext, record: Record) => {
  const row = storedRow(store, record)
  if (row === null) return null
  try {
    parseDocument(shapeOf(record), row)
    return null
  } catch (error) {
    if (error instanceof BrokenDocument) return error.reason
    throw error
  }
}
