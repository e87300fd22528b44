import * as z from 'zod/mini'
import { telephoneAddressProblem } from '#domain/call/telephone'
import { Instant } from '#domain/date-schema'
import { lineText } from '#domain/one-line'

/** 'accounts', made once from the name; rules name a webhook by it. */
export const WebhookKey = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

const Address = lineText(500).check(({ value, issues }) => {
  const message = telephoneAddressProblem(value)
  if (message !== null) issues.push({ code: 'custom', message, input: value })
})

/** An address that the firm allows rules to call. */
export const Webhook = z.object({
  key: WebhookKey,
  name: lineText(60).check(z.minLength(1, 'Enter the name of the system.')),
  address: Address,
})
export type Webhook = z.infer<typeof Webhook>

export const Webhooks = z.object({
  version: z.int(),
  webhooks: z.array(Webhook),
  /** When the key was created that signs every call; null before. */
  key_at: z.nullable(Instant),
})
export type Webhooks = z.infer<typeof Webhooks>

/** What a system receives: it names the case by its reference, and nobody in it. */
export type WebhookCall = {
  /** The same for each attempt. */
  readonly event: string
  readonly type: 'automation'
  readonly at: string
  readonly rule: string
  readonly case: {
    readonly id: string
    readonly ref: string
    readonly matter_type: string
    readonly status: string
    readonly stage: string
  }
}
