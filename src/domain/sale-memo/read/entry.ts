import type { Label, Side, Topic } from './label.ts'

/** A label with the values that stand beside or below it. */
export type Entry = {
  readonly side: Side | 'client' | null
  readonly office: Label['office']
  readonly topic: Topic
  readonly values: string[]
}
