import * as z from 'zod/mini'

const Failure = z.object({
  error: z.object({ code: z.optional(z.int()), message: z.optional(z.string()) }),
})

/** The platform's code and words in an answer that refuses; each null where it names none. */
export const failureIn = (content: unknown): { code: number | null; message: string | null } => {
  const { code = null, message = null } = Failure.safeParse(content).data?.error ?? {}
  return { code, message }
}
