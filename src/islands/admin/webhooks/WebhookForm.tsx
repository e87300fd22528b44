import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Webhook, WebhookKey, type Webhooks } from '#domain/webhook/webhook'
import { useCan } from '#islands/chrome/use-can.ts'
import { saveWebhooks } from '#stores/webhook/webhooks'

const Row = z.object({
  key: z._default(z.nullable(WebhookKey), null),
  name: Webhook.shape.name,
  address: Webhook.shape.address,
})
const Rows = z.object({ webhooks: z._default(z.array(Row), []) })

const fields: readonly FormPart[] = [
  {
    kind: 'rows',
    name: 'webhooks',
    label: 'Systems that rules may call',
    one: 'system',
    most: 20,
    blank: { key: null, name: '', address: '' },
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      {
        name: 'address',
        label: 'Address',
        hint: 'A public address that begins with https://.',
        kind: 'text',
        width: 'w6',
      },
    ],
  },
]

export const WebhookForm = ({ webhooks: { version, webhooks } }: { webhooks: Webhooks }) => (
  <SchemaForm
    schema={Rows}
    submit="Save systems"
    of="webhooks"
    isFixed={!useCan('firm.update')}
    version={version}
    start={{ webhooks }}
    fields={fields}
    onSubmit={async (typed, key, from = version) => {
      await saveWebhooks(typed.webhooks, from, key)
    }}
  />
)
