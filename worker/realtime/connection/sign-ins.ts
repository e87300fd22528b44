export type SignedInUser = {
  readonly userId: string
  readonly info: object
  readonly watchlist: readonly string[]
}

type Row = { socket_id: string; user_id: string; user_info: string; watchlist: string }

export class SignIns {
  readonly #sql: SqlStorage
  readonly #bySocket = new Map<string, SignedInUser>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
    for (const row of sql.exec<Row>('SELECT * FROM sign_ins').toArray())
      this.#bySocket.set(row.socket_id, signedInOf(row))
  }

  add(socketId: string, user: SignedInUser) {
    this.#bySocket.set(socketId, user)
    this.#sql.exec(
      'INSERT OR REPLACE INTO sign_ins (socket_id, user_id, user_info, watchlist) VALUES (?, ?, ?, ?)',
      socketId,
      user.userId,
      JSON.stringify(user.info),
      JSON.stringify(user.watchlist),
    )
  }

  remove(socketId: string) {
    if (this.#bySocket.delete(socketId))
      this.#sql.exec('DELETE FROM sign_ins WHERE socket_id = ?', socketId)
  }

  of(socketId: string) {
    return this.#bySocket.get(socketId)
  }

  sockets(): readonly string[] {
    return [...this.#bySocket.keys()]
  }

  isOnline(userId: string) {
    return this.all().some(([, user]) => user.userId === userId)
  }

  online(userIds: readonly string[]) {
    const onlineIds = new Set(this.all().map(([, user]) => user.userId))
    return userIds.filter((userId) => onlineIds.has(userId))
  }

  all() {
    return [...this.#bySocket]
  }
}

const signedInOf = (row: Row): SignedInUser => ({
  userId: row.user_id,
  info: JSON.parse(row.user_info),
  watchlist: JSON.parse(row.watchlist),
})
