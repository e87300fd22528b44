/** The characters of a script that something is about. */
export type Span = { readonly from: number; readonly to: number }

export type BinaryMark =
  | 'or'
  | 'and'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'

/** A part of a script that has a value. */
export type Node = Span &
  (
    | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly of: Node; readonly name: string }
    | { readonly kind: 'unary'; readonly mark: 'not' | '-'; readonly of: Node }
    | {
        readonly kind: 'binary'
        readonly mark: BinaryMark
        readonly left: Node
        readonly right: Node
      }
    | { readonly kind: 'if'; readonly when: Node; readonly then: Node; readonly other: Node }
    | { readonly kind: 'list'; readonly items: readonly Node[] }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] }
    | { readonly kind: 'function'; readonly params: readonly string[]; readonly body: Node }
    | { readonly kind: 'let'; readonly name: string; readonly value: Node; readonly rest: Node }
  )

export type FunctionNode = Extract<Node, { kind: 'function' }>
