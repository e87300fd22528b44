/** Figures in rows, already in words; the first of each row is its name. */
export type DocumentTable = {
  /** Null where the title of the paper says it. */
  readonly title: string | null
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly total: readonly string[] | null
}

/** Tables of figures as a paper says them. */
export type FiguresDocument = {
  readonly firm: string
  readonly title: string
  /** What is counted: the period, and what narrows it. */
  readonly covers: string
  /** 'As of Fri 27 Nov 2026, 14:05' */
  readonly as_of: string
  readonly tables: readonly DocumentTable[]
  /** What each figure counts. */
  readonly definitions: readonly { readonly name: string; readonly says: string }[]
}
