import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const id = (message: string) => z.string().check(z.trim(), z.toLowerCase(), z.regex(ID, message))

/** The firm's registration of the product in its Microsoft 365 directory. */
export const MailRegistration = z.strictObject({
  /** The directory (tenant) ID. */
  directory: id('Enter the directory (tenant) ID, such as 72f988bf-86f1-41af-91ab-2d7cd011db47.'),
  client_id: id('Enter the application (client) ID, such as 00000003-0000-0000-c000-000000000000.'),
})
export type MailRegistration = z.infer<typeof MailRegistration>

export const RegistrationSettings = z.object({
  version: z.int(),
  registration: z.nullable(MailRegistration),
})
export type RegistrationSettings = z.infer<typeof RegistrationSettings>

export const noRegistration: RegistrationSettings = { version: 0, registration: null }

export const RegistrationSecret = lineText(300).check(z.minLength(1, 'Enter the client secret.'))
