import * as z from 'zod/mini'
import { elsewhereProblem } from './nation.ts'
import { postcodeProblem } from './postcode.ts'

/** Refuses the postcode of a property outside England and Wales, and says what to do instead. */
export const whereWeAct = z.refine<string>((text) => elsewhereProblem(text) === null, {
  error: ({ input }) => elsewhereProblem(String(input)) ?? undefined,
})

/** The field's error for typed text that is not the postcode of a property in England or Wales; null when it is one. */
export const propertyPostcodeProblem = (typed: string): string | null =>
  postcodeProblem(typed) ?? elsewhereProblem(typed)
