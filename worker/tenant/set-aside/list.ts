import type { SetAsideRow } from '#domain/set-aside/api'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_ROWS = 500

/** Every record that cannot be read and everything given up in the outbox, newest first. */
export const setAsideRows = ({ store }: RequestContext): SetAsideRow[] =>
  store.rows<SetAsideRow>(
    `SELECT table_name AS kind, id, reason, found_at FROM set_aside
     UNION ALL
     SELECT 'outbox', id, coalesce(error, ''), dead_at FROM outbox
     WHERE dead_at IS NOT NULL
       AND (kind IN ('broadcast', 'revocation', 'rules') OR error LIKE '%cannot be read%')
     ORDER BY found_at DESC, id LIMIT ?`,
    MOST_ROWS,
  )
