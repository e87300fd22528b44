import * as z from 'zod/mini'
import type { SignatureRequest } from '#domain/signature/signature'
import { type DocumentShape, parseDocument } from '#tenant/core/document'
import { tableOf } from '#tenant/core/table'
import type { OutboxRow } from '#tenant/events/outbox'
import type { RequestContext } from '#tenant/runtime/context'
import { newFileKey } from '#worker/directory/file-store'
import { complete, toSeal, voidBecause, voidChanged } from './completing.ts'
import { fileDated, isToBeDated, undate } from './deed/dated-file.ts'
import { signatureRequestDocument } from './document.ts'
import { sendRequest } from './sending.ts'
import type { SignatureWork } from './work.ts'

const WorkOrder = z.object({ request: z.string(), key: z.string(), evidence_key: z.string() })
type WorkOrder = z.infer<typeof WorkOrder>

const orderDocument: DocumentShape<WorkOrder> = {
  name: 'outbox',
  shape: 1,
  schema: WorkOrder,
  upgrades: [],
}

/** Queues what a request needs next: its file, or its signed file; a repeated attempt uses the same keys. */
export const queueSignatureWork = (
  { outbox, tenant, now }: Pick<RequestContext, 'outbox' | 'tenant' | 'now'>,
  { id }: SignatureRequest,
) =>
  outbox.put(
    'signature',
    { request: id, key: newFileKey(tenant), evidence_key: newFileKey(tenant) },
    now,
  )

const noWork = () => Promise.reject(new Error('This runtime has no delivery worker.'))

const find = ({ store }: Pick<RequestContext, 'store'>, id: string) =>
  tableOf(store, signatureRequestDocument).find(id)

/** Makes the file of a request, or its signed file, outside the Durable Object, and saves what follows. */
export const runSignatureWork = async (
  context: () => RequestContext,
  row: OutboxRow,
  { makeText = noWork, seal = noWork }: SignatureWork,
) => {
  const order = parseDocument(orderDocument, row)
  const request = find(context(), order.request)
  if (request?.state === 'draft') {
    const made = await makeText({ key: order.key, text: request.text })
    inTransaction(context(), order, 'draft', (at, current) => sendRequest(at, current, made))
  } else if (request?.state === 'signed') {
    const sealed = await seal(sealing(context(), request, order))
    inTransaction(context(), order, 'signed', (at, current) =>
      sealed === null ? voidChanged(at, current) : complete(at, current, sealed),
    )
  } else if (request && isToBeDated(request)) {
    const sealed = await seal(sealing(context(), request, order))
    inTransaction(context(), order, 'completed', (at, current) => fileDated(at, current, sealed))
  }
}

const sealing = (
  context: RequestContext,
  request: SignatureRequest,
  { key, evidence_key }: WorkOrder,
) => {
  if (request.document === null) throw new Error(`request ${request.id} has no document`)
  return toSeal(context, request, request.document, { signed: key, evidence: evidence_key })
}

const inTransaction = (
  context: RequestContext,
  { request: id }: WorkOrder,
  state: SignatureRequest['state'],
  act: (context: RequestContext, request: SignatureRequest) => void,
) =>
  context.store.transaction(() => {
    const request = find(context, id)
    if (request?.state === state) act(context, request)
  })

/** Counts a failed attempt; after the last one the request is withdrawn with the reason. */
export const markSignatureFailed = (context: RequestContext, row: OutboxRow, error: unknown) =>
  context.store.transaction(() => {
    if (!context.outbox.failed(row, String(error), context.now)) return
    const request = find(context, parseDocument(orderDocument, row).request)
    if (request?.state === 'draft' || request?.state === 'signed')
      voidBecause(context, request, 'The file could not be made. Send it again.')
    else if (request && isToBeDated(request)) undate(context, request)
  })
