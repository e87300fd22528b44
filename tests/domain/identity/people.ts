import type { ActingPerson } from '#domain/user/acting-person'

export const TODAY = '2026-11-23'
export const now = `${TODAY}T09:00:00.000Z`

export const named = (id: string) => ({ id, name: id })
export const stamp = (id: string) => ({ by: named(id), now })

const person = (id: string, can: readonly string[]): ActingPerson => ({
  id,
  type: 'staff',
  permissions: can.map((name) => ({ name })),
  roles: [],
  read_only: false,
  contact_id: null,
  agency_id: null,
})

/** Somebody who works on cases, two who decide, an adviser and an agent. */
export const people: Readonly<Record<string, ActingPerson>> = {
  earner: person('earner', ['conveyance.update', 'aml-checks.create']),
  head: person('head', ['conveyance.update', 'aml-checks.create', 'aml-checks.update']),
  other: person('other', ['conveyance.update', 'aml-checks.create', 'aml-checks.update']),
  adviser: person('adviser', ['conveyance.update']),
  agent: { ...person('agent', []), type: 'agent', agency_id: 'agency' },
}
