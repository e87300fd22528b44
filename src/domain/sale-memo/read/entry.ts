import type { Label, Side, Topic } from './label/label.ts'

/** A label with the values that stand beside or below it. */
export type Entry = {
  readonly side: Side | 'client' | null
  readonly office: Label['office']
  readonly topic: Topic
  readonly values: string[]
  /** Whether only a part of its label is understood. */
  readonly isLoose?: boolean
}

/** What the lines say, read from top to bottom. */
export type ReadLines = {
  readonly entries: readonly Entry[]
  /** The lines that no label claims, by their place among all lines. */
  readonly loose: ReadonlyMap<number, string>
}
