/** Rows of formatted figures; the first cell of each row is its name. */
export type DocumentTable = {
  /** Null when the document's title says it. */
  readonly title: string | null
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly total: readonly string[] | null
}

/** Tables of figures to be rendered as a PDF. */
export type FiguresDocument = {
  readonly firm: string
  readonly title: string
  /** The period and the filters of the figures. */
  readonly covers: string
  /** 'As of Fri 27 Nov 2026, 14:05' */
  readonly as_of: string
  readonly tables: readonly DocumentTable[]
  /** What each figure counts. */
  readonly definitions: readonly { readonly name: string; readonly says: string }[]
}
