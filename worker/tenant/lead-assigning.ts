import type { BodyOf } from '#domain/endpoint'
import type { Lead } from '#domain/lead'
import type { leadApi } from '#domain/lead-api'
import { assignLead } from '#domain/lead-assignment'
import type { Named } from '#domain/party'
import { invalid, Refusal } from '#domain/refusal'
import type { Desk } from './desk.ts'
import { leadPeople } from './lead-showing.ts'

/** Who is to have a lead; null gives it back to the desk. Refuses 422 for anybody who may not have one. */
export const leadOwner = (desk: Desk, id: string | null): Named | null => {
  if (id === null) return null
  const owner = leadPeople(desk).find((it) => it.id === id)
  if (owner === undefined)
    throw invalid({ owner_id: ['Choose somebody of the new-business desk.'] })
  return owner
}

/** The next lead that nobody has becomes the asker's; null when none waits. */
export const claimNext = ({ leads, by, now }: Desk): Lead | null => {
  const next = leads.nextUnclaimed()
  if (next === null) return null
  return leads.keep(assignLead(next, { id: by.id, name: by.name }, now), next.version)
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
