import * as z from 'zod/mini'
import { Phone } from '#domain/contact'
import { Instant } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { CloudPrice } from './price.ts'

/** One of the firm's numbers at the WhatsApp Business Platform. */
export const CloudNumber = z.strictObject({
  /** The platform's id of it, which is no telephone number. */
  id: z.string().check(z.regex(/^\d{5,30}$/, 'Enter the phone number ID, which has digits alone.')),
  phone: Phone,
})
export type CloudNumber = z.infer<typeof CloudNumber>

/** The platform's id of the firm's WhatsApp Business Account, which holds its templates; empty for none. */
export const CloudAccount = z
  .string()
  .check(z.regex(/^(?:\d{5,30})?$/, 'Enter the account ID, which has digits alone.'))

/** A template as the platform lists it, in one of its languages. */
export const CloudTemplate = z.strictObject({
  name: z.string().check(z.maxLength(600)),
  /** 'APPROVED' */
  status: z.string().check(z.maxLength(40)),
  /** 'en_GB' */
  language: z.string().check(z.maxLength(20)),
  /** 'UTILITY' */
  category: z.nullable(z.string().check(z.maxLength(40))),
})
export type CloudTemplate = z.infer<typeof CloudTemplate>

/** How the firm reaches the WhatsApp Cloud API; the first number sends what answers nobody. */
export const CloudSettings = z.object({
  version: z.int(),
  is_on: z.boolean(),
  numbers: z.array(CloudNumber),
  /** When the secrets were set; null before. */
  secrets_at: z.nullable(Instant),
  /** What the platform last said of each template, by its name there: 'APPROVED'. */
  templates: z.record(z.string(), z.string()),
  /** What each is charged as, by its name: 'UTILITY'; absent before the platform was asked. */
  categories: z.optional(z.record(z.string(), z.string())),
  /** When the platform was last asked; absent before. */
  checked_at: z.optional(Instant),
  /** Absent while nobody entered it. */
  account: z.optional(CloudAccount),
  /** Absent while nobody entered one. */
  prices: z.optional(z.array(CloudPrice)),
})
export type CloudSettings = z.infer<typeof CloudSettings>

export const offSettings: CloudSettings = {
  version: 0,
  is_on: false,
  numbers: [],
  secrets_at: null,
  templates: {},
}

/** What the platform gives, each sealed and never returned. */
export const CloudSecrets = z.strictObject({
  access_token: lineText(1000).check(z.minLength(1, 'Enter the access token.')),
  app_secret: lineText(200).check(z.minLength(1, 'Enter the app secret.')),
  verify_token: lineText(200).check(z.minLength(8, 'Enter at least 8 characters.')),
})
export type CloudSecrets = z.infer<typeof CloudSecrets>
