import type { Store } from '#tenant/core/store'

export const EVERYBODY = 0

/** Stands for the owner of an unowned record. */
export const NOBODY = 'nobody'

/** Groups of people who share cases: totals are stored by group, so that adding up groups counts no case twice. */
export const quoteGroupsOf = (store: Store) => {
  const cachedIds = new Map<string, number>()
  const createGroup = (key: string, people: readonly string[]) => {
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
    of: (people: readonly string[]): number => {
      const sorted = [...new Set(people)].sort()
      const key = sorted.join(' ')
      // A transaction that is rolled back removes its groups, so a cached id is checked.
      const id = cachedIds.get(key)
      if (id !== undefined && exists(store, id, key)) return id
      const newGroup = createGroup(key, sorted)
      cachedIds.set(key, newGroup)
      return newGroup
    },
    mend: () => {
      const wrong = store.rows<{ id: number; people: string }>(wrongGroups)
      for (const { id, people } of wrong) {
        store.write('DELETE FROM quote_group_people WHERE id = ?', id)
        createGroup(people, people.split(' ').filter(Boolean))
      }
      return wrong.length + store.write(deleteOrphans)
    },
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

const wrongGroups = `
  SELECT id, people FROM quote_groups AS g
  WHERE people <> coalesce((SELECT group_concat(user_id, ' ' ORDER BY user_id)
    FROM quote_group_people AS p WHERE p.id = g.id), '')`

const deleteOrphans = 'DELETE FROM quote_group_people WHERE id NOT IN (SELECT id FROM quote_groups)'

const exists = (store: Store, id: number, people: string) =>
  store.row('SELECT id FROM quote_groups WHERE id = ? AND people = ?', id, people) !== null
