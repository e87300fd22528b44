import * as z from 'zod/mini'

/** The key of a workflow, a milestone or a step: 'title-check'. */
export const Key = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, 'Use lower-case letters, digits and hyphens.'))
