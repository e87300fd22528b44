const TABLES = [
  `CREATE TABLE IF NOT EXISTS subscriptions (
    socket_id TEXT NOT NULL, channel TEXT NOT NULL, user_id TEXT, user_info TEXT,
    PRIMARY KEY (socket_id, channel))`,
  `CREATE TABLE IF NOT EXISTS sign_ins (
    socket_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, user_info TEXT NOT NULL, watchlist TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS grants (
    socket_id TEXT NOT NULL, channel TEXT NOT NULL, revoked INTEGER NOT NULL,
    PRIMARY KEY (socket_id, channel)) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS last_events (
    channel TEXT PRIMARY KEY, event TEXT NOT NULL, data TEXT NOT NULL, expires_at INTEGER NOT NULL)`,
]

/** Creates the Hub's tables if they do not exist. */
export const createTables = (sql: SqlStorage) => {
  for (const table of TABLES) sql.exec(table)
}

/** Deletes the rows of all sockets but these, which are still open. */
export const deleteAllExcept = (sql: SqlStorage, socketIds: readonly string[]) => {
  const live = JSON.stringify(socketIds)
  for (const table of ['subscriptions', 'sign_ins', 'grants'])
    sql.exec(`DELETE FROM ${table} WHERE socket_id NOT IN (SELECT value FROM json_each(?))`, live)
}
