import { limits } from '../protocol/limits.ts'

export type LastEvent = { readonly event: string; readonly data: string }

type Row = { event: string; data: string; expires_at: number }

/** The last event of every cache channel, stored whether or not it has subscribers. */
export class LastEvents {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  save(channel: string, { event, data }: LastEvent, now: number) {
    this.#sql.exec('DELETE FROM last_events WHERE expires_at <= ?', now)
    this.#sql.exec(
      'INSERT OR REPLACE INTO last_events (channel, event, data, expires_at) VALUES (?, ?, ?, ?)',
      channel,
      event,
      data,
      now + limits.cacheMinutes * 60_000,
    )
  }

  /** The event and its remaining lifetime in seconds; null when there is none. */
  find(channel: string, now: number) {
    const [row] = this.#sql
      .exec<Row>('SELECT * FROM last_events WHERE channel = ? AND expires_at > ?', channel, now)
      .toArray()
    if (row === undefined) return null
    return { event: row.event, data: row.data, ttl: Math.ceil((row.expires_at - now) / 1_000) }
  }
}
