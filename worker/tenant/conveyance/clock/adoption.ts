import { orFailAside } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_CASES = 200

/** Takes the cases of a database of before into the clock, some each time that the alarm rings. */
export const adoptCases = ({ store, conveyances, caseClock, now }: RequestContext) => {
  const ids = store.rows<{ id: string }>('SELECT id FROM cases_without_clock LIMIT ?', MOST_CASES)
  for (const { id } of ids) {
    orFailAside(store, { table: 'conveyances', id }, () =>
      caseClock.adopt(conveyances.records(id), now),
    )
    store.write('DELETE FROM cases_without_clock WHERE id = ?', id)
  }
}
