import { assertAllowed } from '#domain/act'
import {
  type CommunicationAct,
  communicationActs,
  mayBeActive,
} from '#domain/communication/firm/acts'
import { changedCommunication, newCommunication } from '#domain/communication/firm/changing'
import type {
  CommunicationContent,
  FirmCommunication,
} from '#domain/communication/firm/communication'
import type { FirmCommunicationEvents } from '#domain/communication/firm/events'
import { ownWordingFaults } from '#domain/communication/firm/own-wording'
import { contentFields } from '#domain/communication/firm/versions'
import { fieldChanges } from '#domain/field-change'
import { assertValid } from '#domain/refusal'
import { chosenAgency } from '#tenant/agent/choosing'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { templatesOf } from '#tenant/template/templates'
import { suppressWaiting } from './pausing.ts'

type Changed = FirmCommunicationEvents['communication.changed']['detail']

const templateFaults = (
  { store, today }: RequestContext,
  { template, channel }: CommunicationContent,
): Record<string, string[]> => {
  if (template === null) return {}
  if (channel !== 'email') return { template: ['Only emails are made from a template.'] }
  return templatesOf(store).current('email', template, today) === null
    ? { template: ['Choose one of the email templates in force.'] }
    : {}
}

/** What somebody wrote, with the agency as its record names it; throws 422 for faults. */
const checked = (
  context: RequestContext,
  content: CommunicationContent,
  already: string | null,
): CommunicationContent => {
  assertValid({ ...ownWordingFaults(content), ...templateFaults(context, content) })
  const { agency } = content.conditions
  if (agency === null) return content
  const field = 'conditions.agency'
  const unknown = 'Choose an agency.'
  const { id, name } = chosenAgency(context, agency.id, { field, unknown, already })
  return { ...content, conditions: { ...content.conditions, agency: { id, name } } }
}

const record = (context: RequestContext, it: FirmCommunication, detail: Changed) =>
  context.recordEvents([
    {
      name: 'communication.changed',
      subject: 'communication',
      id: it.id,
      version: it.version,
      changed: ['status'],
      detail,
    },
  ])

export const createCommunication = (
  context: RequestContext,
  content: CommunicationContent,
): FirmCommunication => {
  const { by, now: at } = context
  const written = checked(context, content, null)
  const it = context.communications.insert(newCommunication(context.newId(), written, { by, at }))
  record(context, it, { name: it.name, act: 'created' })
  return it
}

const othersOf = ({ communications }: RequestContext, { id, type }: FirmCommunication) =>
  communications.ofType(type).filter((it) => it.id !== id)

/** The stored communication; throws 404, or 409 unless it is at this version. */
const freshCommunication = (context: RequestContext, id: string, version: number) => {
  const it = context.communications.get(id)
  requireFresh(version, it, () => lastChange(context.audit, context.person, 'communication', id))
  return it
}

/** Saves the next version; throws 409 where another active communication would be its rival. */
export const changeCommunication = (
  context: RequestContext,
  id: string,
  { version, ...content }: CommunicationContent & { readonly version: number },
): FirmCommunication => {
  const before = freshCommunication(context, id, version)
  const written = checked(context, content, before.conditions.agency?.id ?? null)
  const after = changedCommunication(before, written, { by: context.by, at: context.now })
  if (after.status === 'active') assertAllowed(mayBeActive(after, othersOf(context, after)))
  context.communications.replace(after, before.version)
  const changes = fieldChanges(before, after, contentFields)
  record(context, after, { name: after.name, act: 'changed', changes })
  return after
}

const outcomes = {
  activate: { status: 'active', act: 'activated' },
  pause: { status: 'paused', act: 'paused' },
} as const

/** Activates or pauses a communication; what waits of a paused one is not sent. */
export const actOnCommunication = (
  context: RequestContext,
  act: CommunicationAct,
  { id, version }: { readonly id: string; readonly version: number },
): FirmCommunication => {
  const before = freshCommunication(context, id, version)
  assertAllowed(communicationActs(before, othersOf(context, before))[act])
  if (act === 'activate') checked(context, before, before.conditions.agency?.id ?? null)
  const { status, act: done } = outcomes[act]
  const after = changedCommunication(before, { status }, { by: context.by, at: context.now })
  context.communications.replace(after, before.version)
  if (act === 'pause') suppressWaiting(context, id)
  record(context, after, { name: after.name, act: done })
  return after
}
