import * as z from 'zod/mini'

/** A message as it would be sent now, with its recipients; those without an address receive nothing. */
export const MessagePreview = z.object({
  to: z.array(z.object({ name: z.string(), email: z.nullable(z.string()) })),
  subject: z.string(),
  body: z.string(),
})
export type MessagePreview = z.infer<typeof MessagePreview>

/** 'Ann Lee (ann@example.com), Owen Lee (owen@example.com)'; '' when nobody has an address. */
export const recipientNames = ({ to }: Pick<MessagePreview, 'to'>) =>
  to.flatMap(({ name, email }) => (email === null ? [] : `${name} (${email})`)).join(', ')
