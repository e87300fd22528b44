import * as z from 'zod/mini'
import { MARK_HEIGHT, MARK_WIDTH } from './mark-size.ts'

const MOST_POINTS = 3000

const Point = z.strictObject({
  x: z.int().check(z.minimum(0), z.maximum(MARK_WIDTH)),
  y: z.int().check(z.minimum(0), z.maximum(MARK_HEIGHT)),
})

const Strokes = z
  .array(z.array(Point).check(z.minLength(1)))
  .check(
    z.refine(
      (all) => all.reduce((count, { length }) => count + length, 0) <= MOST_POINTS,
      'This drawing is too long. Clear it and sign again.',
    ),
  )
export type Strokes = z.infer<typeof Strokes>

/** A signature as it was given: a typed name, or lines drawn with a finger or a pen. */
export const SignatureMark = z
  .strictObject({ how: z.enum(['typed', 'drawn']), strokes: Strokes })
  .check(
    z.refine(({ how, strokes }) => how === 'typed' || strokes.length > 0, 'Draw your signature.'),
  )
export type SignatureMark = z.infer<typeof SignatureMark>
