import * as z from 'zod/mini'
import { dkimRecordName, dkimStateOf } from '#domain/communication/provider/dkim'
import { type DkimKey, domainOf } from '#domain/communication/provider/settings'
import { wrongState } from '#domain/refusal'
import { type DocumentShape, parseDocument } from '#tenant/core/document'
import type { OutboxRow } from '#tenant/events/outbox'
import type { RequestContext } from '#tenant/runtime/context'
import { changeProviders, saveProviders, storeSecret } from './changing.ts'
import { providerSettingsOf } from './choice.ts'

/** A new key: SubjectPublicKeyInfo in base64, and the private half, sealed. */
export type CreatedKey = { readonly public_key: string; readonly private_key: string }

type Task = 'dkim-key' | 'dkim-check'

type Outside = {
  readonly createDkimKey?: () => Promise<CreatedKey>
  readonly lookUpTxt?: (name: string) => Promise<readonly string[]>
}

const taskDocument: DocumentShape<{ task: Task }> = {
  name: 'outbox',
  shape: 1,
  schema: z.object({ task: z.enum(['dkim-key', 'dkim-check']) }),
  upgrades: [],
}

/** Queues the making of a key for the sender's domain; the key of before stops signing when it is there. */
export const requestDkimKey = (context: RequestContext, version: number) => {
  if (providerSettingsOf(context).email.sender === '')
    throw wrongState('dkim.no_sender', 'Enter the address that clients see, and save it first.')
  return queueTask(context, version, 'dkim-key')
}

/** Queues a look at what the domain publishes. */
export const requestDkimCheck = (context: RequestContext, version: number) => {
  if (providerSettingsOf(context).dkim === null)
    throw wrongState('dkim.no_key', 'Create a signing key first.')
  return queueTask(context, version, 'dkim-check')
}

const queueTask = (context: RequestContext, version: number, task: Task) => {
  const detail = changeProviders(context, version, { pending: task }, { of: task })
  context.outbox.put('dkim', { task }, context.now)
  return detail
}

const noOutside = () => Promise.reject(new Error('This runtime has no delivery worker.'))

/** Makes or checks the key outside the Durable Object and saves the result. */
export const runDkimTask = async (
  context: () => RequestContext,
  row: OutboxRow,
  { createDkimKey = noOutside, lookUpTxt = noOutside }: Outside,
) => {
  const { task } = parseDocument(taskDocument, row)
  if (task === 'dkim-key') {
    const created = await createDkimKey()
    return saveKey(context(), created)
  }
  const { dkim } = providerSettingsOf(context())
  const records = dkim === null ? [] : await lookUpTxt(dkimRecordName(dkim))
  if (dkim !== null) saveCheck(context(), dkim, dkimStateOf(records, dkim))
}

const saveKey = (context: RequestContext, { public_key, private_key }: CreatedKey) =>
  context.store.transaction(() => {
    const domain = domainOf(providerSettingsOf(context).email.sender)
    const selector = `deedbox${context.today.replaceAll('-', '')}`
    storeSecret(context, 'dkim', private_key)
    const dkim = { domain, selector, public_key, created_at: context.now, check: null }
    saveProviders(context, { dkim, pending: null }, { of: 'dkim key', after: { domain, selector } })
  })

type State = NonNullable<DkimKey['check']>['state']

const saveCheck = (context: RequestContext, dkim: DkimKey, state: State) =>
  context.store.transaction(() =>
    saveProviders(
      context,
      { dkim: { ...dkim, check: { at: context.now, state } }, pending: null },
      { of: 'dkim check', after: { state } },
    ),
  )

/** Counts a failed attempt; after the last one the check is shown as failed. */
export const markDkimFailed = (context: RequestContext, row: OutboxRow, error: unknown) =>
  context.store.transaction(() => {
    const isDead = context.outbox.failed(row, String(error), context.now)
    if (!isDead) return
    context.outbox.done([row.id])
    const { dkim } = providerSettingsOf(context)
    const check = { at: context.now, state: 'failed' } as const
    const change = dkim === null ? {} : { dkim: { ...dkim, check } }
    saveProviders(context, { ...change, pending: null }, { of: 'dkim', after: { failed: true } })
  })
