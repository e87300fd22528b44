import { isReached } from '#domain/call/call'
import type { TelephoneEvent } from '#domain/call/telephone'
import { callHeard, heardWith } from '#domain/call/telephone-events'
import type { Named } from '#domain/party'
import { deskSettingsOf } from '#tenant/lead/desk-settings'
import type { Desk } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import type { KeptCall } from './calls.ts'
import { callTakers } from './claiming.ts'
import { tellCase } from './logging.ts'
import { matterOfPhone } from './subject.ts'
import { blankCall } from './telephone-orders.ts'

/** What the telephone system tells of a call. Each event is taken once; an older one never undoes a newer. */
export const hearCall = (visitor: Desk, event: TelephoneEvent) => {
  const desk = visitor.as(system, { id: 'telephone', name: 'Telephone system' })
  if (!desk.calls.isNews(event.event, desk.now)) return
  const before = desk.calls.ofSystem(event.call)
  const after = before === null ? begun(desk, event) : changed(desk, before, event)
  if (after !== null) count(desk, after)
}

/** Whose telephone an extension is. */
const userOf = (desk: Desk, extension: string | undefined): Named | null => {
  const { advisers } = deskSettingsOf(desk).claim
  const adviser = extension ? advisers.find((it) => it.extension === extension) : undefined
  return desk.users.named(adviser?.user_id ?? null)
}

const begun = (desk: Desk, event: TelephoneEvent): KeptCall => {
  const heard = heardWith({}, event)
  const told = callHeard(heard)
  const matter = matterOfPhone(desk, told.number)
  const call: KeptCall = {
    ...blankCall(desk),
    ...told,
    source: 'voip',
    subject: matter?.subject ?? null,
    agency: matter?.agency ?? null,
    user: userOf(desk, event.extension) ?? matter?.owner ?? null,
    external_id: event.call,
    recording_url: heard.ended?.recording_url ?? null,
    heard,
  }
  if (told.status === 'ended') return desk.calls.add('call.logged', call)
  return desk.calls.add('call.started', call, callTakers(desk, call))
}

const changed = (desk: Desk, before: KeptCall, event: TelephoneEvent): KeptCall | null => {
  const heard = heardWith(before.heard, event)
  if (JSON.stringify(heard) === JSON.stringify(before.heard)) return null
  const told = callHeard(heard)
  const { number, disposition, user } = before
  const change = {
    ...told,
    number: told.number || number,
    disposition: before.is_wrapped_up ? disposition : told.disposition,
    user: userOf(desk, heard.extension?.of) ?? user,
    recording_url: heard.ended?.recording_url ?? null,
    heard,
    updated_at: desk.now,
  }
  const isOver = told.status === 'ended' && before.status !== 'ended'
  const name = isOver ? 'call.logged' : 'call.updated'
  return desk.calls.keep(name, before, change, {}, callTakers(desk, before))
}

/** A call that is over counts on its case once: as a try, and as a talk once that is known. */
const count = (desk: Desk, it: KeptCall) => {
  if (it.status !== 'ended' || it.is_wrapped_up || it.counted === 'reached') return
  const isTalk = isReached(it)
  if (it.counted === 'tried' && !isTalk) return
  const { subject, direction, disposition } = it
  const isTry = it.counted === null
  tellCase(desk, { subject, direction, disposition, result: null, note: '', isTry, version: null })
  const counted = isTalk ? 'reached' : 'tried'
  desk.calls.keep('call.updated', it, { counted, updated_at: desk.now })
}
