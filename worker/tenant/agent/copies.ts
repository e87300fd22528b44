import { orFailAside } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'
import { followMerge, type Reference } from './following.ts'

/** The most records updated in the transaction of a merge; a job updates the others. */
export const MOST_AT_ONCE = 50

/** Every case, quote and lead of an agency, newest first. */
const referencesOf = (store: Store, agencyId: string): Reference[] =>
  store.rows<Reference>(
    `SELECT 'conveyance' AS kind, id FROM conveyance_keys WHERE agency_id = ?1
     UNION ALL SELECT 'quote-case', id FROM quote_case_keys WHERE agency_id = ?1
     UNION ALL SELECT 'lead', id FROM lead_keys WHERE agency_id = ?1
     ORDER BY id DESC`,
    agencyId,
  )

/** Has the records of an agency follow a merge: the newest at once, the others by the job. */
export const followMergeIn = (context: RequestContext, agencyId: string) => {
  const all = referencesOf(context.store, agencyId)
  const failed = all.slice(0, MOST_AT_ONCE).filter((it) => !hasFollowed(context, it))
  const later = [...failed, ...all.slice(MOST_AT_ONCE)]
  for (const { kind, id } of later)
    context.store.write(
      'INSERT OR IGNORE INTO introducer_copies (kind, id) VALUES (?, ?)',
      kind,
      id,
    )
  if (later.length > 0)
    context.store.write(`UPDATE jobs SET due_at = ? WHERE name = 'introducer-copies'`, context.now)
}

const tables = {
  conveyance: 'conveyances',
  'quote-case': 'quote_cases',
  lead: 'leads',
} as const

/** Updates one record; false where it cannot be read, and is set aside. */
const hasFollowed = (context: RequestContext, { kind, id }: Reference) =>
  orFailAside(context.store, { table: tables[kind], id }, () => {
    followMerge(context, { kind, id })
    return true
  }) !== null

/** Updates the records that a merge left for later; one that cannot be read is tried again the next night. */
export const followAllMerges = (context: RequestContext) => {
  const { store } = context
  for (const { kind, id } of store.rows<Reference>('SELECT kind, id FROM introducer_copies'))
    if (hasFollowed(context, { kind, id }))
      store.write('DELETE FROM introducer_copies WHERE kind = ? AND id = ?', kind, id)
}
