import { lazy, Suspense } from 'react'
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

const SimulatedText = lazy(() => import('./SimulatedText.tsx'))

type Channel = 'sms' | 'whatsapp'
type Props = { channel: Channel; title: string; detail: ProviderDetail }

const Typed = z.object({
  kind: z.enum(['none', 'embedded', 'webhook']),
  address: z.optional(z.string()),
  number: z.optional(z.string()),
})
const providerFrom = ({ kind, address = '', number }: z.infer<typeof Typed>): TextProvider => ({
  kind,
  address,
  ...(number ? { number } : {}),
})

const Body = Typed.check(({ value, issues }) => {
  const { error } = TextProvider.safeParse(providerFrom(value))
  for (const { path, message } of error?.issues ?? [])
    issues.push({ code: 'custom', path, message, input: value })
})

const answersTo: FormPart = {
  name: 'number',
  label: 'Number that people answer to',
  hint: 'Leave it empty for the firm’s telephone number.',
  kind: 'phone',
  when: ({ kind }) => kind === 'webhook',
}

const fieldsOf = ({ offers }: ProviderDetail, channel: Channel): readonly FormPart[] => [
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
  ...(channel === 'sms' ? [answersTo] : []),
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
        start={{ ...settings[channel], number: settings[channel].number ?? '' }}
        fields={fieldsOf(detail, channel)}
        onSubmit={async (typed, key, version) => {
          await saveTextProvider(channel, providerFrom(typed), version, key)
          addToast({ severity: 'success', summary: 'Saved', life: 3000 })
        }}
      />
      {kind === 'webhook' && <SigningKey of={channel} detail={detail} />}
      {kind === 'webhook' && channel === 'sms' && <Answers address={detail.texts_address} />}
      {kind !== 'none' && <TestMessage channel={channel} />}
      {kind === 'embedded' && channel === 'sms' && (
        <Suspense>
          <SimulatedText />
        </Suspense>
      )}
    </Section>
  )
}

const Answers = ({ address }: { address: string }) => (
  <p>
    Have your service post each text that arrives to <code>{address}</code>, as JSON with event, to,
    from and text, signed with the same key.
  </p>
)
