import * as z from 'zod/mini'

/** Letters that one file may hold. */
export const MOST_LETTERS = 100

export const LetterPrints = z.strictObject({
  letters: z
    .array(z.strictObject({ id: z.string(), version: z.int() }))
    .check(
      z.minLength(1, 'Choose a letter first.'),
      z.maxLength(MOST_LETTERS, `Choose ${MOST_LETTERS} letters or fewer.`),
    ),
})
export type LetterPrints = z.infer<typeof LetterPrints>
