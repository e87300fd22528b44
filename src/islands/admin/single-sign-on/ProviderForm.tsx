import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { SingleSignOnDetail } from '#domain/user/single-sign-on/api'
import { SingleSignOnProvider } from '#domain/user/single-sign-on/settings'
import { CopiedText } from '#islands/admin/message-delivery/CopiedText.tsx'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { addToast } from '#stores/chrome/toasts'
import { saveProvider } from '#stores/user/single-sign-on'

const Typed = z.object({
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  domains: z.string(),
})

const providerFrom = ({ domains, ...typed }: z.infer<typeof Typed>): SingleSignOnProvider => ({
  ...typed,
  domains: domains.split(/[\s,;]+/).filter(Boolean),
})

const Body = Typed.check(({ value, issues }) => {
  const { error } = SingleSignOnProvider.safeParse(providerFrom(value))
  for (const { path, message } of error?.issues ?? [])
    issues.push({ code: 'custom', path: path.slice(0, 1), message, input: value })
})

const fields: readonly FormPart[] = [
  {
    name: 'name',
    label: 'Name',
    hint: 'The sign-in page says “Sign in with” and this name.',
    kind: 'text',
    width: 'w4',
  },
  {
    name: 'issuer',
    label: 'Issuer',
    hint: 'For Microsoft Entra ID: https://login.microsoftonline.com/{tenant ID}/v2.0',
    kind: 'text',
    width: 'w6',
  },
  { name: 'client_id', label: 'Client ID', kind: 'text', width: 'w6' },
  {
    name: 'domains',
    label: 'Email domains',
    hint: 'One on each line. Only people with a verified address in these domains are signed in.',
    kind: 'lines',
    width: 'w6',
  },
]

const blank = { name: '', issuer: '', client_id: '', domains: '' }

/** Where staff sign in, and as which client; another issuer or client has to be tested again. */
export const ProviderForm = ({ detail }: { detail: SingleSignOnDetail }) => {
  const { provider, version } = detail.settings
  return (
    <Section title="Provider">
      <p>Register this address with the provider as redirect URI:</p>
      <CopiedText label="Copy address" text={detail.redirect_address} />
      <SchemaForm
        schema={Body}
        submit="Save provider"
        of="single-sign-on-provider"
        version={version}
        start={provider === null ? blank : { ...provider, domains: provider.domains.join('\n') }}
        fields={fields}
        onSubmit={async (typed, key, from) => {
          await saveProvider(providerFrom(typed), from, key)
          addToast({ severity: 'success', summary: 'Saved', life: 3000 })
        }}
      />
    </Section>
  )
}
