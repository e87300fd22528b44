/** A run of text; `href` for a link. */
export type Span = {
  readonly text: string
  readonly bold?: true
  readonly href?: string
}

/** Text in lines. */
export type Lines = readonly (readonly Span[])[]

/** What a text consists of, ready for a page, a mail, a plain text or a PDF. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly lines: Lines }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Lines[] }
  | {
      readonly kind: 'table'
      readonly head: readonly Lines[] | null
      readonly rows: readonly (readonly Lines[])[]
    }
  | { readonly kind: 'callout'; readonly lines: Lines }
  | { readonly kind: 'rule' }
  /** A line to sign on, with a place for the date: 'Marcus Ellison'. */
  | { readonly kind: 'signature'; readonly spans: readonly Span[] }
