import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { issuerProblem } from './issuer.ts'

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const MailDomain = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(DOMAIN, 'Enter a domain, such as firm.co.uk.'))

/** The provider that a firm signs in with; its secret is stored apart. */
export const SingleSignOnProvider = z
  .strictObject({
    /** As people read it: 'Sign in with {name}'. */
    name: lineText(40).check(z.minLength(1, 'Enter the name that people know it by.')),
    issuer: lineText(300),
    client_id: lineText(200).check(z.minLength(1, 'Enter the client ID.')),
    /** The domains of the firm's own mail. */
    domains: z
      .array(MailDomain)
      .check(z.minLength(1, 'Enter at least one domain.'), z.maxLength(20, 'Enter at most 20.')),
  })
  .check(({ value, issues }) => {
    const message = issuerProblem(value.issuer, { isLocal: true })
    if (message !== null) issues.push({ code: 'custom', path: ['issuer'], message, input: value })
  })
export type SingleSignOnProvider = z.infer<typeof SingleSignOnProvider>

/** What the edge needs to send somebody to the provider and back; the secret is sealed. */
export type OfferedProvider = SingleSignOnProvider & { readonly sealed_secret: string }

export const SingleSignOnPolicy = z.strictObject({
  is_enabled: z.boolean(),
  /** Whether staff may sign in in no other way. */
  is_required: z.boolean(),
})
export type SingleSignOnPolicy = z.infer<typeof SingleSignOnPolicy>

/** What a test found at the issuer; `problem` is a sentence, null when everything is there. */
export const DiscoveryReport = z.object({
  at: Instant,
  issuer: z.string(),
  problem: z.nullable(z.string()),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  keys: z.int(),
  algorithms: z.array(z.string()),
})
export type DiscoveryReport = z.infer<typeof DiscoveryReport>

export const SingleSignOnSettings = z.object({
  version: z.int(),
  provider: z.nullable(SingleSignOnProvider),
  policy: SingleSignOnPolicy,
  report: z.nullable(DiscoveryReport),
  is_testing: z.boolean(),
})
export type SingleSignOnSettings = z.infer<typeof SingleSignOnSettings>

export const noSingleSignOn: SingleSignOnSettings = {
  version: 0,
  provider: null,
  policy: { is_enabled: false, is_required: false },
  report: null,
  is_testing: false,
}
