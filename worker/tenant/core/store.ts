type Value = string | number | null

/** The firm's database: what a query needs, and nothing of the object around it. */
export type Store = {
  /** Every row at once, so that no cursor is open while something else is written. */
  readonly rows: <Row extends Record<string, Value>>(query: string, ...bindings: Value[]) => Row[]
  /** The first row; null when there is none. */
  readonly row: <Row extends Record<string, Value>>(
    query: string,
    ...bindings: Value[]
  ) => Row | null
  /** How many rows were written. */
  readonly write: (query: string, ...bindings: Value[]) => number
  /** All of it or, when it throws, nothing. */
  readonly transaction: <Result>(act: () => Result) => Result
}

/** The database of a Durable Object. */
export const storeOf = (storage: DurableObjectStorage): Store => ({
  rows: <Row extends Record<string, Value>>(query: string, ...bindings: Value[]) =>
    storage.sql.exec<Row>(query, ...bindings).toArray(),
  row: <Row extends Record<string, Value>>(query: string, ...bindings: Value[]) =>
    storage.sql.exec<Row>(query, ...bindings).toArray()[0] ?? null,
  write: (query, ...bindings) => storage.sql.exec(query, ...bindings).rowsWritten,
  transaction: (act) => storage.transactionSync(act),
})
