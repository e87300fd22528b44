import { ApiError } from '#lib/api-error'

/** What became of a row: it did something, there was nothing to do, or it was refused. */
export type RowOutcome = {
  readonly kind: 'done' | 'nothing' | 'refused'
  readonly text: string
}

/** Sends rows one after the other and reports the outcome of each by its line. */
export type SendRows<Row> = (
  rows: readonly Row[],
  report: (line: number, outcome: RowOutcome) => void,
) => Promise<void>

type Sending<Row> = {
  readonly send: (row: Row, key: string) => Promise<RowOutcome>
  /** What is said of a row that could not be sent. */
  readonly unsent: string
}

/** Returns what sends the rows of a file, each with one key, so that a second try after a lost answer does nothing twice. */
export const rowSending = <Row extends { readonly line: number }>({
  send,
  unsent,
}: Sending<Row>): SendRows<Row> => {
  const keys = new WeakMap<Row, string>()
  const keyOf = (row: Row) => {
    const key = keys.get(row) ?? crypto.randomUUID()
    keys.set(row, key)
    return key
  }
  const refusal = (error: unknown) =>
    error instanceof ApiError ? (Object.values(error.fields).flat()[0] ?? error.message) : unsent
  return async (rows, report) => {
    for (const row of rows)
      report(
        row.line,
        await send(row, keyOf(row)).catch(
          (error: unknown): RowOutcome => ({ kind: 'refused', text: refusal(error) }),
        ),
      )
  }
}
