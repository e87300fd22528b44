import type { Store } from '#tenant/core/store'

/** Everybody's cases together. */
export const EVERYBODY = 0

/** Stands for nobody, where a record of nobody is somebody's to see. */
export const NOBODY = 'nobody'

/**
 * The same people working on several cases are one group: totals are kept by it, so that whoever sees the
 * cases of some people adds up the groups in which one of them is, and counts no case twice.
 */
export const quoteGroupsOf = (store: Store) => {
  const known = new Map<string, number>()
  const begun = (key: string, people: readonly string[]) => {
    store.write('INSERT OR IGNORE INTO quote_groups (people) VALUES (?)', key)
    const id = store.row<{ id: number }>('SELECT id FROM quote_groups WHERE people = ?', key)?.id
    if (id === undefined) throw new Error('a group was not kept')
    for (const userId of people)
      store.write(
        'INSERT OR IGNORE INTO quote_group_people (user_id, id) VALUES (?, ?)',
        userId,
        id,
      )
    return id
  }
  return {
    /** The group of these people. */
    of: (people: readonly string[]): number => {
      const sorted = [...new Set(people)].sort()
      const key = sorted.join(' ')
      // A transaction that is undone takes its groups with it: what is known is looked up again.
      const id = known.get(key)
      if (id !== undefined && isThere(store, id, key)) return id
      const made = begun(key, sorted)
      known.set(key, made)
      return made
    },
    /** Has each group be of those that it names; of how many that was not so. */
    mend: () => {
      const wrong = store.rows<{ id: number; people: string }>(otherwise)
      for (const { id, people } of wrong) {
        store.write('DELETE FROM quote_group_people WHERE id = ?', id)
        begun(people, people.split(' ').filter(Boolean))
      }
      return wrong.length + store.write(ofNone)
    },
    /** The groups in which one of these people is. */
    within: (people: readonly string[]): number[] =>
      store
        .rows<{ id: number }>(
          `SELECT DISTINCT id FROM quote_group_people
           WHERE user_id IN (SELECT value FROM json_each(?))`,
          JSON.stringify(people),
        )
        .map(({ id }) => id),
  }
}

const otherwise = `
  SELECT id, people FROM quote_groups AS g
  WHERE people <> coalesce((SELECT group_concat(user_id, ' ' ORDER BY user_id)
    FROM quote_group_people AS p WHERE p.id = g.id), '')`

const ofNone = 'DELETE FROM quote_group_people WHERE id NOT IN (SELECT id FROM quote_groups)'

const isThere = (store: Store, id: number, people: string) =>
  store.row('SELECT id FROM quote_groups WHERE id = ? AND people = ?', id, people) !== null
