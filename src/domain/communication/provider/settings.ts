import * as z from 'zod/mini'
import { telephoneAddressProblem } from '#domain/call/telephone'
import { Email, Phone } from '#domain/contact'
import { Instant } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { OWN_MACHINE, PORT_PROBLEM, smtpHostProblem, smtpPortProblem } from './smtp-host.ts'

export const PROVIDED_CHANNELS = ['email', 'sms', 'whatsapp'] as const
export type ProvidedChannel = (typeof PROVIDED_CHANNELS)[number]

const EmailKind = z.enum(['none', 'embedded', 'platform', 'smtp'])
export type EmailKind = z.infer<typeof EmailKind>

const TextKind = z.enum(['none', 'embedded', 'webhook'])
export type TextKind = z.infer<typeof TextKind>

/** 465 speaks TLS from the start, any other port after STARTTLS. */
const SmtpPort = z
  .int(PORT_PROBLEM)
  .check(z.minimum(1, PORT_PROBLEM), z.maximum(65_535, PORT_PROBLEM))

/** How the firm's email leaves; the fields of SMTP are empty for another provider. */
export const EmailProvider = z
  .strictObject({
    kind: EmailKind,
    /** The address in From; '' while no provider sends for the firm. */
    sender: z.union([z.literal(''), Email]),
    host: lineText(253),
    port: SmtpPort,
    auth: z.enum(['plain', 'login']),
    username: lineText(254),
    /** The domain whose mail returns to the product, for bounces; '' sends them to the sender. */
    return_domain: lineText(190),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of emailProblems(value))
      issues.push({ code: 'custom', path: [field], message, input: value })
  })
export type EmailProvider = z.infer<typeof EmailProvider>

type Problem = readonly [field: keyof EmailProvider, message: string]

const emailProblems = ({ kind, sender, host, port, username, return_domain }: EmailProvider) => {
  const problems: Problem[] = []
  const isSmtp = kind === 'smtp'
  const hostProblem = isSmtp && host !== OWN_MACHINE ? smtpHostProblem(host) : null
  const portProblem = smtpPortProblem(host, port)
  if ((isSmtp || kind === 'platform') && sender === '')
    problems.push(['sender', 'Enter the address that clients see.'])
  if (hostProblem !== null) problems.push(['host', hostProblem])
  if (portProblem !== null) problems.push(['port', portProblem])
  if (isSmtp && username === '') problems.push(['username', 'Enter a user name.'])
  if (return_domain !== '' && smtpHostProblem(return_domain) !== null)
    problems.push(['return_domain', 'Enter a domain, such as bounces.firm.co.uk.'])
  return problems
}

/** How texts of one channel leave. */
export const TextProvider = z
  .strictObject({
    kind: TextKind,
    address: lineText(500),
    /** The number that text messages are answered to; '' or absent for the firm's telephone number. */
    number: z.optional(z.union([z.literal(''), Phone])),
  })
  .check(({ value, issues }) => {
    const message = value.kind === 'webhook' ? telephoneAddressProblem(value.address) : null
    if (message !== null) issues.push({ code: 'custom', path: ['address'], message, input: value })
  })
export type TextProvider = z.infer<typeof TextProvider>

/** The firm's key for signing mail (RFC 6376): the half that is published. */
export const DkimKey = z.object({
  domain: z.string(),
  selector: z.string(),
  /** SubjectPublicKeyInfo in base64. */
  public_key: z.string(),
  created_at: Instant,
  check: z.nullable(
    z.object({ at: Instant, state: z.enum(['found', 'missing', 'different', 'failed']) }),
  ),
})
export type DkimKey = z.infer<typeof DkimKey>

export const ProviderSettings = z.object({
  version: z.int(),
  email: EmailProvider,
  sms: TextProvider,
  whatsapp: TextProvider,
  /** When somebody opened the link that was sent to the sender's address. */
  sender_verified_at: z.nullable(Instant),
  dkim: z.nullable(DkimKey),
  /** What the product is doing in the background. */
  pending: z.nullable(z.enum(['dkim-key', 'dkim-check'])),
})
export type ProviderSettings = z.infer<typeof ProviderSettings>

/** The settings of a firm that has saved none. */
export const defaultProviderSettings = (isLocal: boolean): ProviderSettings => {
  const kind = isLocal ? 'embedded' : 'none'
  const email = { sender: '', host: '', port: 465, auth: 'plain', username: '' } as const
  return {
    version: 0,
    email: { kind, ...email, return_domain: '' },
    sms: { kind, address: '' },
    whatsapp: { kind, address: '' },
    sender_verified_at: null,
    dkim: null,
    pending: null,
  }
}

/** The part of an email address behind the @. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
