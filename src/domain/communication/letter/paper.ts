import * as z from 'zod/mini'

const Letter = z.object({
  ref: z.string(),
  date: z.string(),
  /** The lines of the name and address, as they show in the window of the envelope. */
  to: z.array(z.string()),
  subject: z.string(),
  paragraphs: z.array(z.string()),
})

/** Letters as they are printed: each begins on a page of its own. */
export const LettersPaper = z.object({
  firm: z.object({ name: z.string(), lines: z.array(z.string()) }),
  letters: z.array(Letter),
})
export type LettersPaper = z.infer<typeof LettersPaper>

/** Lines that fit into the window of a DL envelope at nine and a half points. */
const WINDOW_LINES = 6

/** The lines of an address for the window; what does not fit is joined to the line before. */
export const windowLines = (name: string, address: string): string[] => {
  const [first = '', ...lines] = [name, ...address.split(/\n|,\s*/)]
    .map((line) => line.trim())
    .filter(Boolean)
  const over = Math.max(0, lines.length + 1 - WINDOW_LINES)
  const joined =
    over === 0 ? lines : [lines.slice(0, over + 1).join(', '), ...lines.slice(over + 1)]
  return [first, ...joined]
}
