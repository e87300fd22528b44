import { isAnswered } from '#domain/call/call'
import type { TelephoneEvent } from '#domain/call/telephone'
import { callFromEvents, withEvent } from '#domain/call/telephone-events'
import type { Named } from '#domain/party'
import { deskSettingsOf } from '#tenant/lead/desk-settings'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'

import { callClaimants } from './claiming.ts'
import type { StoredCall } from './document.ts'
import { notifyCase } from './logging.ts'
import { matterOfPhone } from './subject.ts'
import { blankCall } from './telephone-orders.ts'

/** Applies an event from the telephone system, once; an older event never overwrites a newer one. */
export const receiveCallEvent = (visitor: RequestContext, event: TelephoneEvent) => {
  const context = visitor.as(system, { id: 'telephone', name: 'Telephone system' })
  if (!context.calls.isNews(event.event, context.now)) return
  const before = context.calls.ofSystem(event.call)
  const after = before === null ? startCall(context, event) : updateCall(context, before, event)
  if (after !== null) count(context, after)
}

/** Whose extension it is: the desk’s settings come before the people’s own profiles. */
const userOf = (context: RequestContext, extension = ''): Named | null => {
  if (extension === '') return null
  const { advisers } = deskSettingsOf(context).claim
  const adviser = advisers.find((it) => it.extension === extension)
  return context.users.named(adviser?.user_id ?? context.users.byExtension(extension)?.id ?? null)
}

const startCall = (context: RequestContext, event: TelephoneEvent): StoredCall => {
  const heard = withEvent({}, event)
  const fields = callFromEvents(heard)
  const matter = matterOfPhone(context, fields.number)
  const call: StoredCall = {
    ...blankCall(context),
    ...fields,
    source: 'voip',
    subject: matter?.subject ?? null,
    agency: matter?.agency ?? null,
    user: userOf(context, event.extension) ?? matter?.owner ?? null,
    external_id: event.call,
    recording_url: heard.ended?.recording_url ?? null,
    heard,
  }
  if (fields.status === 'ended') return context.calls.add('call.logged', call)
  return context.calls.add('call.started', call, callClaimants(context, call))
}

const updateCall = (
  context: RequestContext,
  before: StoredCall,
  event: TelephoneEvent,
): StoredCall | null => {
  const heard = withEvent(before.heard, event)
  if (JSON.stringify(heard) === JSON.stringify(before.heard)) return null
  const fields = callFromEvents(heard)
  const { number, disposition, user } = before
  const change = {
    ...fields,
    number: fields.number || number,
    disposition: before.is_wrapped_up ? disposition : fields.disposition,
    user: userOf(context, heard.extension?.of) ?? user,
    recording_url: heard.ended?.recording_url ?? null,
    heard,
    updated_at: context.now,
  }
  const isOver = fields.status === 'ended' && before.status !== 'ended'
  const name = isOver ? 'call.logged' : 'call.updated'
  return context.calls.keep(name, before, change, {}, callClaimants(context, before))
}

const count = (context: RequestContext, call: StoredCall) => {
  if (call.status !== 'ended' || call.is_wrapped_up || call.counted === 'reached') return
  const isTalk = isAnswered(call)
  if (call.counted === 'tried' && !isTalk) return
  const { subject, direction, disposition } = call
  const isTry = call.counted === null
  notifyCase(context, {
    subject,
    direction,
    disposition,
    result: null,
    note: '',
    isTry,
    version: null,
  })
  const counted = isTalk ? 'reached' : 'tried'
  context.calls.keep('call.updated', call, { counted, updated_at: context.now })
}
