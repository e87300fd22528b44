import type { Hit } from '#domain/list/search'
import { hasPermission } from '#domain/permissions'
import { conveyancesWithin } from '#tenant/core/access'
import { type Matched, MOST_HITS, newestHits } from '#tenant/core/newest-hits'
import type { Store } from '#tenant/core/store'
import type { Person } from '#tenant/user/people'
import { eachContactWithin } from './scope.ts'

export const mayViewCases = (person: Person) =>
  hasPermission(person, ['conveyance.view', 'conveyance.update'])

const contactsFound = (store: Store, q: string, person: Person): Hit[] => {
  const within = eachContactWithin(person)
  const hits = newestHits(q, 'person', ({ sql, bindings }) =>
    store.rows<Matched>(
      `SELECT e.row, e.id, e.title, e.detail FROM (${sql}) AS m
       CROSS JOIN search_entries AS e ON e.row = m.row CROSS JOIN contacts AS t ON t.id = e.id
       WHERE e.kind = 'person' AND t.merged_into IS NULL AND (${within?.where ?? '1'}) LIMIT ?`,
      ...bindings,
      ...(within?.bindings ?? []),
      MOST_HITS,
    ),
  )
  return hits.map((it) => ({ ...it, kind: 'person', href: `/conveyances/contacts/${it.id}` }))
}

const clientsFound = (store: Store, q: string, person: Person): Hit[] => {
  const within = conveyancesWithin(person)
  const hits = newestHits(q, 'person', ({ sql, bindings }) =>
    store.rows<Matched & { of: string }>(
      `SELECT * FROM (SELECT e.row, e.id, e.title, e.detail, (SELECT max(t.id)
         FROM conveyance_clients AS c CROSS JOIN conveyance_keys AS t ON t.id = c.id
         WHERE c.contact_id = e.id AND (${within?.where ?? '1'})) AS of
       FROM (${sql}) AS m CROSS JOIN search_entries AS e ON e.row = m.row WHERE e.kind = 'person')
       WHERE of IS NOT NULL LIMIT ?`,
      ...(within?.bindings ?? []),
      ...bindings,
      MOST_HITS,
    ),
  )
  return hits.map(({ of, ...it }) => ({ ...it, kind: 'person', href: `/conveyances/${of}` }))
}

/** Returns the people in a person's scope; those who may not open contacts get clients, with their newest case. */
export const peopleFound = (store: Store, q: string, person: Person): Hit[] => {
  if (hasPermission(person, ['clients.view-any'])) return contactsFound(store, q, person)
  return mayViewCases(person) ? clientsFound(store, q, person) : []
}
