import { askedOfClient } from '#domain/sale-ready-pack/acts'
import { packEvent, titled } from '#domain/sale-ready-pack/change'
import { standingOf } from '#domain/sale-ready-pack/standing'
import type { RequestContext } from '#tenant/runtime/context'
import { recordPackEvents, storedPack } from './packs.ts'

const MOST = 100

type Row = { id: string; fresh_until: string }

const say = (context: RequestContext, { id }: Row) => {
  const pack = storedPack(context.store, id)
  if (pack === null) return
  const stale = standingOf(pack, context.today).filter(({ state }) => state === 'stale')
  if (stale.length === 0) return
  const detail = {
    ...titled(pack),
    items: stale.map(({ item }) => item.label),
    is_for_client: askedOfClient(pack, context.today).length > 0,
  }
  const events = [packEvent('pack.stale', pack, [], detail)]
  recordPackEvents(context, { pack, events }, null)
}

/** The packs of which something has gone out of date since they were complete, each said once for a day. */
export const stalePacks = (context: RequestContext) =>
  context.store
    .rows<Row>(
      `SELECT id, fresh_until FROM sale_ready_packs AS p
       WHERE status IN ('ready', 'released') AND fresh_until < ?
       AND NOT EXISTS (SELECT 1 FROM timed_events WHERE name = 'pack.stale'
         AND key = p.id || ' ' || p.fresh_until)
       ORDER BY fresh_until, id LIMIT ${MOST}`,
      context.today,
    )
    .map((row) => ({
      key: `${row.id} ${row.fresh_until}`,
      record: { table: 'sale_ready_packs', id: row.id },
      emit: () => say(context, row),
    }))
