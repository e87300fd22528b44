import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { ProviderDetail } from '#domain/communication/provider/api'
import { TextProvider } from '#domain/communication/provider/settings'
import { addToast } from '#stores/chrome/toasts'
import { saveTextProvider } from '#stores/communication/providers'
import { Section } from './Section.tsx'
import { SigningKey } from './SigningKey.tsx'
import { TestMessage } from './TestMessage.tsx'

type Channel = 'sms' | 'whatsapp'
type Props = { channel: Channel; title: string; detail: ProviderDetail }

const Typed = z.object({
  kind: z.enum(['none', 'embedded', 'webhook']),
  address: z.optional(z.string()),
})
const providerFrom = ({ kind, address = '' }: z.infer<typeof Typed>): TextProvider => ({
  kind,
  address,
})

const Body = Typed.check(({ value, issues }) => {
  const { error } = TextProvider.safeParse(providerFrom(value))
  for (const { path, message } of error?.issues ?? [])
    issues.push({ code: 'custom', path, message, input: value })
})

const fieldsOf = ({ offers }: ProviderDetail): readonly FormPart[] => [
  {
    name: 'kind',
    label: 'Messages leave by',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'none', label: 'None: messages wait' },
      ...(offers.embedded ? [{ value: 'embedded', label: 'Keep in this product' }] : []),
      { value: 'webhook', label: 'A webhook' },
    ],
  },
  {
    name: 'address',
    label: 'Address of the webhook',
    hint: 'It receives id, channel, to and text as JSON, signed with the key below.',
    kind: 'text',
    width: 'w6',
    when: ({ kind }) => kind === 'webhook',
  },
]

export const TextSection = ({ channel, title, detail }: Props) => {
  const { settings } = detail
  const { kind } = settings[channel]
  return (
    <Section title={title}>
      <SchemaForm
        schema={Body}
        submit="Save"
        of={`message-delivery-${channel}`}
        version={settings.version}
        start={settings[channel]}
        fields={fieldsOf(detail)}
        onSubmit={async (typed, key, version) => {
          await saveTextProvider(channel, providerFrom(typed), version, key)
          addToast({ severity: 'success', summary: 'Saved', life: 3000 })
        }}
      />
      {kind === 'webhook' && <SigningKey of={channel} detail={detail} />}
      {kind !== 'none' && <TestMessage channel={channel} />}
    </Section>
  )
}
