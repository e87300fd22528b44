import type { StoredDetail } from '#domain/event'
import { eventText } from '#domain/events'

/** An event of somebody's sign-in as the audit log has it. */
export type HappenedRow = {
  readonly at: string
  readonly name: string
  readonly detail: StoredDetail
  readonly ip: string | null
}

/** One line of what happened; `count` is above 1 where the same was refused several times within an hour. */
export type Happened = {
  readonly at: string
  readonly text: string
  readonly note: string
  readonly count: number
  readonly is_warning: boolean
}

const REFUSED = 'session.refused'
const warnings: readonly string[] = [REFUSED, 'passkey.refused', 'device.new', 'sign-in.disowned']
const HOUR_MS = 3_600_000

/** What happened to an account, from rows with the newest first. */
export const happenedOf = (rows: readonly HappenedRow[]): Happened[] => {
  const lines: (Happened & { readonly name: string; readonly ip: string | null })[] = []
  for (const row of rows) {
    const last = lines.at(-1)
    if (last !== undefined && isSameRefusal(last, row))
      lines[lines.length - 1] = { ...last, count: last.count + 1 }
    else lines.push({ ...lineOf(row), name: row.name, ip: row.ip })
  }
  return lines.map(({ name: _, ip: __, ...line }) => line)
}

type Place = Pick<HappenedRow, 'at' | 'name' | 'ip'>

const isSameRefusal = (last: Place, row: Place) =>
  row.name === REFUSED &&
  last.name === REFUSED &&
  last.ip === row.ip &&
  Date.parse(last.at) - Date.parse(row.at) < HOUR_MS

const textIn = (detail: StoredDetail, name: string) => {
  const value = detail[name]
  return typeof value === 'string' ? value : null
}

const lineOf = ({ at, name, detail, ip }: HappenedRow): Happened => {
  const place = [textIn(detail, 'device'), ip ?? textIn(detail, 'ip')].filter(Boolean).join(', ')
  return {
    at,
    text: eventText(name, detail),
    note: name === REFUSED ? `${place || 'Unknown address'}. Nothing was opened.` : place,
    count: 1,
    is_warning: warnings.includes(name),
  }
}
