import * as z from 'zod/mini'

/** The channels that a client chooses for themselves. */
export const ChosenChannel = z.enum(['email', 'sms', 'whatsapp', 'post'])
export type ChosenChannel = z.infer<typeof ChosenChannel>

export const ClientChoiceBody = z.strictObject({
  version: z.int(),
  channels: z
    .array(ChosenChannel)
    .check(z.minLength(1, 'Choose at least one, so that news reaches you.'), z.maxLength(4)),
})
export type ClientChoiceBody = z.infer<typeof ClientChoiceBody>
