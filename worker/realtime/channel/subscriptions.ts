export type Member = { readonly userId: string; readonly info: object }

type Row = { socket_id: string; channel: string; user_id: string | null; user_info: string | null }

/** The subscriptions of this Hub: maps for delivery, rows to survive hibernation. */
export class Subscriptions {
  readonly #sql: SqlStorage
  readonly #byChannel = new Map<string, Map<string, Member | null>>()
  readonly #bySocket = new Map<string, Set<string>>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
    for (const row of sql.exec<Row>('SELECT * FROM subscriptions ORDER BY rowid').toArray())
      this.#index(row.socket_id, row.channel, memberIn(row))
  }

  add(socketId: string, channel: string, member: Member | null) {
    this.#index(socketId, channel, member)
    this.#sql.exec(
      'INSERT OR REPLACE INTO subscriptions (socket_id, channel, user_id, user_info) VALUES (?, ?, ?, ?)',
      socketId,
      channel,
      member?.userId ?? null,
      member === null ? null : JSON.stringify(member.info),
    )
  }

  remove(socketId: string, channel: string) {
    this.#unindex(socketId, channel)
    this.#sql.exec(
      'DELETE FROM subscriptions WHERE socket_id = ? AND channel = ?',
      socketId,
      channel,
    )
  }

  /** The channel's subscribers by socket id in the order of joining, each with its member; null outside presence channels. */
  in(channel: string): ReadonlyMap<string, Member | null> {
    return this.#byChannel.get(channel) ?? new Map()
  }

  of(socketId: string): readonly string[] {
    return [...(this.#bySocket.get(socketId) ?? [])]
  }

  sockets(): readonly string[] {
    return [...this.#bySocket.keys()]
  }

  has(socketId: string, channel: string) {
    return this.in(channel).has(socketId)
  }

  occupied(): readonly string[] {
    return [...this.#byChannel.keys()]
  }

  #index(socketId: string, channel: string, member: Member | null) {
    const subscribers = this.#byChannel.get(channel) ?? new Map<string, Member | null>()
    this.#byChannel.set(channel, subscribers.set(socketId, member))
    this.#bySocket.set(socketId, (this.#bySocket.get(socketId) ?? new Set()).add(channel))
  }

  #unindex(socketId: string, channel: string) {
    const subscribers = this.#byChannel.get(channel)
    subscribers?.delete(socketId)
    if (subscribers?.size === 0) this.#byChannel.delete(channel)
    const channels = this.#bySocket.get(socketId)
    channels?.delete(channel)
    if (channels?.size === 0) this.#bySocket.delete(socketId)
  }
}

const memberIn = (row: Row): Member | null =>
  row.user_id === null ? null : { userId: row.user_id, info: JSON.parse(row.user_info ?? '{}') }
