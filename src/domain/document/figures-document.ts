/** Rows of formatted figures; the first cell of each row is its name. */
export type DocumentTable = {
  readonly title: string | null
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly total: readonly string[] | null
}

export type FiguresDocument = {
  readonly firm: string
  readonly title: string
  readonly covers: string
  /** 'As of Fri 27 Nov 2026, 14:05' */
  readonly as_of: string
  readonly tables: readonly DocumentTable[]
  readonly definitions: readonly { readonly name: string; readonly says: string }[]
}
