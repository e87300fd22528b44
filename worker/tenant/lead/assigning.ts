import type { BodyOf } from '#domain/endpoint'
import type { leadApi } from '#domain/lead/api'
import { assignLead } from '#domain/lead/assignment'
import { mayClaim, nextInRotation } from '#domain/lead/desk/claiming'
import type { Lead } from '#domain/lead/lead'
import type { Named } from '#domain/party'
import { invalid, Refusal } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { deskSettingsOf } from './desk-settings.ts'
import { leadPeople } from './people.ts'
import { lastTurnSetting } from './settings.ts'

/** The new owner of a lead, or null for nobody; throws 422 for anyone who may not own one. */
export const leadOwner = (context: RequestContext, id: string | null): Named | null => {
  if (id === null) return null
  const owner = leadPeople(context).find((it) => it.id === id)
  if (owner === undefined) throw invalid({ owner_id: ['Choose somebody on the sales desk.'] })
  return owner
}

export const claimNext = (context: RequestContext): Lead | null => {
  const { leads, by, now } = context
  const { claim } = deskSettingsOf(context)
  const next = leads.nextUnclaimed((it) => mayClaim(claim, by.id, it))
  if (next === null) return null
  return leads.keep(assignLead(next, { id: by.id, name: by.name }, now), next.version)
}

/** Assigns a new, unowned lead to the next adviser in rotation, if the desk works by rotation. */
export const assignNext = (context: RequestContext, lead: Lead): Lead => {
  const { claim } = deskSettingsOf(context)
  if (claim.rule !== 'by_turns' || lead.owner !== null || lead.status !== 'new') return lead
  const people = new Map(leadPeople(context).map((one) => [one.id, one]))
  const last = context.settings.get(lastTurnSetting)
  const owner = people.get(nextInRotation(claim, last, lead, (id) => people.has(id)) ?? '')
  if (owner === undefined) return lead
  context.settings.put(lastTurnSetting, owner.id)
  return context.leads.keep(assignLead(lead, owner, context.now), lead.version)
}

export const assignEach = (
  context: RequestContext,
  { ids, owner_id }: BodyOf<typeof leadApi.assign_all>,
) => {
  const owner = leadOwner(context, owner_id)
  const refused: { name: string; why: string }[] = []
  for (const id of new Set(ids)) {
    try {
      context.leads.change(id, null, (it) => assignLead(it, owner, context.now))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ name: nameOf(context, id), why: error.message })
    }
  }
  return { done: new Set(ids).size - refused.length, refused }
}

const nameOf = ({ leads }: RequestContext, id: string) => {
  try {
    return leads.get(id).number
  } catch {
    return 'A lead'
  }
}
