import * as z from 'zod/mini'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { ProviderDetail } from '#domain/communication/provider/api'
import { EmailProvider } from '#domain/communication/provider/settings'
import { PORT_PROBLEM } from '#domain/communication/provider/smtp-host'
import { addToast } from '#stores/chrome/toasts'
import { saveEmailProvider } from '#stores/communication/providers'

const Typed = z.object({
  kind: z.enum(['none', 'embedded', 'platform', 'smtp']),
  sender: z.optional(z.string()),
  host: z.optional(z.string()),
  port: z.optional(z.number(PORT_PROBLEM)),
  auth: z.optional(z.enum(['plain', 'login'])),
  username: z.optional(z.string()),
  return_domain: z.optional(z.string()),
})
type Typed = z.infer<typeof Typed>

const providerFrom = ({ kind, port = 465, ...typed }: Typed): EmailProvider => {
  const { sender = '', host = '', auth = 'plain', username = '', return_domain = '' } = typed
  return { kind, sender, host, auth, username, return_domain, port }
}

const Body = Typed.check(({ value, issues }) => {
  const { error } = EmailProvider.safeParse(providerFrom(value))
  for (const { path, message } of error?.issues ?? [])
    issues.push({ code: 'custom', path, message, input: value })
})

const isSmtp = ({ kind }: Values) => kind === 'smtp'

const kindsOf = ({ offers }: ProviderDetail) => [
  { value: 'none', label: 'None: messages wait' },
  ...(offers.embedded ? [{ value: 'embedded', label: 'Keep in this product' }] : []),
  ...(offers.platform ? [{ value: 'platform', label: 'Cloudflare Email' }] : []),
  { value: 'smtp', label: 'Our own mail server (SMTP)' },
]

const smtpFields: readonly FormPart[] = [
  { name: 'host', label: 'Server', kind: 'text', width: 'w4', when: isSmtp },
  {
    name: 'port',
    label: 'Port',
    hint: '465, which speaks TLS from the start.',
    kind: 'number',
    when: isSmtp,
  },
  { name: 'username', label: 'User name', kind: 'text', width: 'w4', when: isSmtp },
  {
    name: 'auth',
    label: 'Sign-in method',
    kind: 'select',
    options: [
      { value: 'plain', label: 'PLAIN' },
      { value: 'login', label: 'LOGIN' },
    ],
    when: isSmtp,
  },
  {
    name: 'return_domain',
    label: 'Bounce domain (optional)',
    hint: 'Bounces return to an address of this domain. Leave it empty to get them at the sender address.',
    kind: 'text',
    width: 'w6',
    when: isSmtp,
  },
]

const fieldsOf = (detail: ProviderDetail): readonly FormPart[] => [
  { name: 'kind', label: 'Email leaves by', kind: 'radio', width: 'w6', options: kindsOf(detail) },
  {
    name: 'sender',
    label: 'Sender address',
    hint: 'Clients see this address. It has to be confirmed before it is used.',
    kind: 'email',
    width: 'w6',
    when: ({ kind }) => kind === 'smtp' || kind === 'platform',
  },
  ...smtpFields,
]

export const EmailForm = ({ detail }: { detail: ProviderDetail }) => {
  const { email, version } = detail.settings
  return (
    <SchemaForm
      schema={Body}
      submit="Save email settings"
      of="message-delivery-email"
      version={version}
      start={email}
      fields={fieldsOf(detail)}
      onSubmit={async (typed, key, from) => {
        await saveEmailProvider(providerFrom(typed), from, key)
        addToast({ severity: 'success', summary: 'Saved', life: 3000 })
      }}
    />
  )
}
