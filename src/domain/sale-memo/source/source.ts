import type { DateOnly } from '../../dates.ts'

/** A piece of a line, with where it begins: characters from the left in a text, points in a PDF. */
export type Cell = {
  readonly at: number
  readonly text: string
  /** Whether it is set smaller than what stands below it, as a label above its value is. */
  readonly isCaption?: boolean
}

/** One line of a memorandum; without cells it is blank. */
export type Line = readonly Cell[]

export type Sender = { readonly name: string | null; readonly email: string | null }

/** What a memorandum says, whatever file it came in. */
export type MemoSource = {
  readonly lines: readonly Line[]
  /** Who wrote it, where it came by mail. */
  readonly sender: Sender | null
  readonly subject: string | null
  /** The day on which a mail was written. */
  readonly writtenOn?: DateOnly | null
  /** Who else a mail was written to, each by name. */
  readonly recipients?: readonly Sender[]
}

export const lineText = (line: Line) => line.map(({ text }) => text).join(' ')
