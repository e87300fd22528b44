import type { BodyOf } from '#domain/endpoint'
import type { leadApi } from '#domain/lead/api'
import { assignLead } from '#domain/lead/assignment'
import { mayClaim, nextInTurn } from '#domain/lead/desk/claiming'
import type { Lead } from '#domain/lead/lead'
import type { Named } from '#domain/party'
import { invalid, Refusal } from '#domain/refusal'
import type { Desk } from '#tenant/runtime/context'
import { deskSettingsOf } from './desk-settings.ts'
import { leadPeople } from './people.ts'
import { lastTurnSetting } from './settings.ts'

/** Who is to have a lead; null gives it back to the desk. Refuses 422 for anybody who may not have one. */
export const leadOwner = (desk: Desk, id: string | null): Named | null => {
  if (id === null) return null
  const owner = leadPeople(desk).find((it) => it.id === id)
  if (owner === undefined)
    throw invalid({ owner_id: ['Choose somebody of the new-business desk.'] })
  return owner
}

/** The next lead that nobody has and that the asker takes becomes theirs; null when none such waits. */
export const claimNext = (desk: Desk): Lead | null => {
  const { leads, by, now } = desk
  const { claim } = deskSettingsOf(desk)
  const next = leads.nextUnclaimed((it) => mayClaim(claim, by.id, it))
  if (next === null) return null
  return leads.keep(assignLead(next, { id: by.id, name: by.name }, now), next.version)
}

/** Where the desk takes turns, a new lead that nobody has is given to whoever's turn it is. */
export const giveInTurn = (desk: Desk, it: Lead): Lead => {
  const { claim } = deskSettingsOf(desk)
  if (claim.rule !== 'by_turns' || it.owner !== null || it.status !== 'new') return it
  const people = new Map(leadPeople(desk).map((one) => [one.id, one]))
  const last = desk.settings.get(lastTurnSetting)
  const owner = people.get(nextInTurn(claim, last, it, (id) => people.has(id)) ?? '')
  if (owner === undefined) return it
  desk.settings.put(lastTurnSetting, owner.id)
  return desk.leads.keep(assignLead(it, owner, desk.now), it.version)
}

/** Gives each of them to somebody; those that cannot be given are named with their reason. */
export const assignEach = (desk: Desk, { ids, owner_id }: BodyOf<typeof leadApi.assign_all>) => {
  const owner = leadOwner(desk, owner_id)
  const refused: { name: string; why: string }[] = []
  for (const id of new Set(ids)) {
    try {
      desk.leads.change(id, null, (it) => assignLead(it, owner, desk.now))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ name: nameOf(desk, id), why: error.message })
    }
  }
  return { done: new Set(ids).size - refused.length, refused }
}

const nameOf = ({ leads }: Desk, id: string) => {
  try {
    return leads.get(id).number
  } catch {
    return 'A lead'
  }
}
