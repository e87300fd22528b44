type Value = string | number | null

/** Access to the firm's SQLite database. */
export type Store = {
  /** All rows at once: an open cursor would see later writes. */
  readonly rows: <Row extends Record<string, Value>>(query: string, ...bindings: Value[]) => Row[]
  /** The first row; null when there is none. */
  readonly row: <Row extends Record<string, Value>>(
    query: string,
    ...bindings: Value[]
  ) => Row | null
  /** Returns how many rows were written. */
  readonly write: (query: string, ...bindings: Value[]) => number
  /** Rolls back when `act` throws. */
  readonly transaction: <Result>(act: () => Result) => Result
}

export const storeOf = (storage: DurableObjectStorage): Store => ({
  rows: <Row extends Record<string, Value>>(query: string, ...bindings: Value[]) =>
    storage.sql.exec<Row>(query, ...bindings).toArray(),
  row: <Row extends Record<string, Value>>(query: string, ...bindings: Value[]) =>
    storage.sql.exec<Row>(query, ...bindings).toArray()[0] ?? null,
  write: (query, ...bindings) => storage.sql.exec(query, ...bindings).rowsWritten,
  transaction: (act) => storage.transactionSync(act),
})
