import type { CallStatus } from '#domain/call/api'
import { type Call, isAnswered } from '#domain/call/call'
import { londonTime } from '#domain/dates'
import { quoteCasesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import { parseReadable } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'

import { callDocument, type StoredCall } from './document.ts'

const DAYS_MS = 90 * 86_400_000
const MOST_READ = 5_000
/** Fewest answered calls for an hour to count. */
const ENOUGH = 3

type Row = { case_id: string; id: string; shape: number; doc: string }

export const callBoard = ({ store, person, now }: RequestContext): CallStatus[] => {
  const clauses = clausesOf(quoteCasesWithin(person), {
    where: `t.status IN ('sent', 'following_up')`,
    bindings: [],
  })
  const rows = store.rows<Row>(
    `SELECT t.id AS case_id, c.id AS id, c.shape AS shape, c.doc AS doc FROM quote_case_keys AS t
     JOIN calls AS c ON c.subject_id = t.id${whereOf(clauses)} AND c.started_at >= ?
     ORDER BY c.started_at DESC LIMIT ${MOST_READ}`,
    ...clauses.flatMap((it) => it.bindings),
    new Date(Date.parse(now) - DAYS_MS).toISOString(),
  )
  const calls = rows.flatMap((row) =>
    parseReadable(store, callDocument, [row]).map((call) => ({ id: row.case_id, call })),
  )
  const defaultHour = bestHourOf(calls.map(({ call }) => call))
  return [...Map.groupBy(calls, ({ id }) => id)].map(([id, entries]) => {
    const caseCalls = entries.map(({ call }) => call)
    const answeredCall = caseCalls.find(isAnswered)
    return {
      id,
      disposition: caseCalls[0]?.disposition ?? null,
      result: caseCalls.find(({ result }) => result !== null)?.result ?? null,
      best_hour: answeredCall ? hourOf(answeredCall) : defaultHour,
    }
  })
}

const hourOf = ({ started_at }: Pick<Call, 'started_at'>) =>
  Number(londonTime(started_at).slice(0, 2))

/** The hour with the highest share of answered calls; null while there are too few. */
const bestHourOf = (calls: readonly StoredCall[]): number | null => {
  const shares = [...Map.groupBy(calls, hourOf)].flatMap(([hour, tried]) => {
    const reached = tried.filter(isAnswered).length
    return reached >= ENOUGH ? [{ hour, share: reached / tried.length }] : []
  })
  return shares.toSorted((a, b) => b.share - a.share || a.hour - b.hour)[0]?.hour ?? null
}
