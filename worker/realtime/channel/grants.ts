type Row = { channel: string; revoked: number }

/**
 * The channels that each socket's session was authorised for, and which of them were revoked since. A channel
 * signature stays valid while its socket is open, so revocation is checked here.
 */
export class Grants {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  record(socketId: string, channel: string) {
    this.#sql.exec(
      'INSERT OR IGNORE INTO grants (socket_id, channel, revoked) VALUES (?, ?, 0)',
      socketId,
      channel,
    )
  }

  revoke(socketId: string, channel: string) {
    this.#put(socketId, channel, 1)
  }

  restore(socketId: string, channel: string) {
    this.#put(socketId, channel, 0)
  }

  isRevoked(socketId: string, channel: string) {
    return this.#rows(socketId).some((row) => row.channel === channel && row.revoked === 1)
  }

  of(socketId: string) {
    return this.#rows(socketId)
      .filter((row) => row.revoked === 0)
      .map((row) => row.channel)
  }

  clear(socketId: string) {
    this.#sql.exec('DELETE FROM grants WHERE socket_id = ?', socketId)
  }

  #rows(socketId: string) {
    return this.#sql
      .exec<Row>('SELECT channel, revoked FROM grants WHERE socket_id = ?', socketId)
      .toArray()
  }

  #put(socketId: string, channel: string, revoked: number) {
    this.#sql.exec(
      'INSERT OR REPLACE INTO grants (socket_id, channel, revoked) VALUES (?, ?, ?)',
      socketId,
      channel,
      revoked,
    )
  }
}
