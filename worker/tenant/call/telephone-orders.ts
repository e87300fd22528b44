import type { callApi } from '#domain/call/api'
import type { TelephoneOrder } from '#domain/call/telephone'
import type { ReplyOf } from '#domain/endpoint'
import type { DeskDetail } from '#domain/lead/desk/settings-api'
import { invalid, wrongState } from '#domain/refusal'
import { parseDocument } from '#tenant/core/document'
import type { OutboxRow } from '#tenant/events/outbox'
import { deskKey, deskSettingsOf, saveTest, toDeskDetail } from '#tenant/lead/desk-settings'
import type { RequestContext } from '#tenant/runtime/context'

import { orderDocument, type StoredCall } from './document.ts'
import { callMatter } from './subject.ts'

/** An order with its destination and the key that signs it. */
export type AddressedOrder = {
  readonly kind: 'by_hand' | 'webhook'
  readonly address: string
  readonly key: string
  readonly order: TelephoneOrder
}

const requireSystem = (context: RequestContext) => {
  const { telephone } = deskSettingsOf(context)
  if (telephone.kind === 'webhook' && deskKey(context, 'telephone') !== null) return
  throw wrongState('telephone.not_set_up', 'The telephone system is not set up yet.', [
    { what: 'Telephone system address and key', href: '/quotes/leads?view=settings' },
  ])
}

type Target = Parameters<typeof callMatter>[1]

/** Asks the telephone system to dial; firms without one dial by hand. Throws 422 when there is no number. */
export const dial = (context: RequestContext, target: Target): ReplyOf<typeof callApi.dial> => {
  const matter = callMatter(context, target)
  if (deskSettingsOf(context).telephone.kind === 'by_hand') return { by: 'by_hand', call_id: null }
  if (context.samples.has(target.id))
    throw wrongState('call.sample', 'This is sample data, so nobody is called.')
  requireSystem(context)
  if (matter.phone === '')
    throw invalid({ number: ['There is no telephone number to call. Add one first.'] })
  const call = context.calls.add('call.started', {
    ...blankCall(context),
    source: 'voip',
    direction: 'out',
    status: 'dialling',
    number: matter.phone,
    subject: matter.subject,
    agency: matter.agency,
    user: context.by,
  })
  context.outbox.put('telephone', { call_id: call.id }, context.now)
  return { by: 'webhook', call_id: call.id }
}

export const blankCall = ({ newId, now }: Pick<RequestContext, 'newId' | 'now'>): StoredCall => ({
  id: newId(),
  version: 1,
  source: 'manual',
  direction: 'out',
  status: 'ended',
  number: '',
  subject: null,
  agency: null,
  user: null,
  started_at: now,
  answered_at: null,
  ended_at: null,
  duration_s: null,
  disposition: null,
  result: null,
  callback_at: null,
  note: '',
  has_recording: false,
  created_at: now,
  updated_at: now,
  external_id: null,
  recording_url: null,
  heard: {},
  counted: null,
  is_wrapped_up: false,
})

export const testTelephone = (context: RequestContext): DeskDetail => {
  requireSystem(context)
  context.outbox.put('telephone', { test: context.newId() }, context.now)
  saveTest(context, { at: context.now, state: 'waiting', words: 'Test sent.' })
  return toDeskDetail(context)
}

/** The extension that rings for somebody: the desk’s setting, else that of their profile. */
const extensionOf = (context: RequestContext, userId = '') => {
  const adviser = deskSettingsOf(context).claim.advisers.find((it) => it.user_id === userId)
  return adviser?.extension || (context.users.find(userId)?.profile.phone_extension ?? '')
}

export const orderOf = (context: RequestContext, row: OutboxRow): AddressedOrder | null => {
  const { kind, address } = deskSettingsOf(context).telephone
  const key = deskKey(context, 'telephone')
  const doc = parseDocument(orderDocument, row)
  if (kind !== 'webhook' || key === null) return null
  const common = { event: row.id, at: context.now }
  if ('test' in doc) {
    const order = {
      ...common,
      type: 'test',
      call: doc.test,
      to: '',
      extension: '',
      user: '',
    } as const
    return { kind, address, key, order }
  }
  const call = context.calls.get(doc.call_id)
  if (call.status !== 'dialling') return null
  const order = {
    ...common,
    type: 'dial',
    call: call.id,
    to: call.number,
    extension: extensionOf(context, call.user?.id),
    user: call.user?.name ?? '',
  } as const
  return { kind, address, key, order }
}

export const markOrderSent = (context: RequestContext, row: OutboxRow) =>
  context.store.transaction(() => {
    context.outbox.done([row.id])
    if ('test' in parseDocument(orderDocument, row))
      saveTest(context, {
        at: context.now,
        state: 'heard',
        words: 'The telephone system responded.',
      })
  })

/** Counts a failed delivery; after the last, the call ends with an error, so that nobody is called late. */
export const markOrderFailed = (context: RequestContext, row: OutboxRow, error: unknown) =>
  context.store.transaction(() => {
    const words = error instanceof Error ? error.message : String(error)
    const doc = parseDocument(orderDocument, row)
    const isDead = context.outbox.failed(row, words, context.now, 'test' in doc)
    if ('test' in doc)
      return saveTest(context, { at: context.now, state: 'failed', words: words.slice(0, 200) })
    const call = context.calls.get(doc.call_id)
    if (!isDead || call.status !== 'dialling') return
    const note = 'The telephone system did not make the call.'
    const change = { status: 'ended', disposition: 'error', ended_at: context.now, note } as const
    context.calls.keep(
      'call.logged',
      call,
      { ...change, updated_at: context.now },
      { error: words },
    )
  })
