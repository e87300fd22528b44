import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { parsePhone } from '#domain/contact'
import type { CloudDetail } from '#domain/whatsapp/cloud/api'
import { CloudAccount, type CloudNumber, CloudSecrets } from '#domain/whatsapp/cloud/settings'
import { shortInstant } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { saveCloud, saveCloudSecrets } from '#stores/whatsapp/cloud'

type Props = { detail: CloudDetail }

/** '106540352242922 +44 1632 960142' as a number; null for a line that is none. */
const numberIn = (line: string): CloudNumber | null => {
  const [, id, typed = ''] = /^\s*(\d{5,30})[\s,;]+(\S.*)$/.exec(line) ?? []
  const phone = parsePhone(typed)
  return id !== undefined && phone !== null ? { id, phone } : null
}

const linesIn = (typed: string) => typed.split('\n').filter((it) => it.trim() !== '')

/** What is typed of the numbers; the account may stay empty. */
export const TypedNumbers = z.object({
  is_on: z.boolean(),
  account: z.optional(CloudAccount),
  numbers: z
    .string()
    .check(
      z.refine(
        (typed) => linesIn(typed).every((it) => numberIn(it) !== null),
        'Enter one number to a line: its phone number ID, then the telephone number.',
      ),
    ),
})

export const numberFields: readonly FormField[] = [
  {
    name: 'is_on',
    label: 'Send and receive WhatsApp messages by it',
    kind: 'check',
    width: 'w6',
  },
  {
    name: 'numbers',
    label: 'Numbers',
    hint: 'One to a line: the phone number ID at Meta, then the number. The first sends what answers nobody.',
    kind: 'lines',
    width: 'w6',
  },
  {
    name: 'account',
    label: 'WhatsApp Business Account ID (optional)',
    hint: 'Needed to ask Meta what became of the templates.',
    kind: 'text',
    width: 'w6',
  },
]

/** Switches the Cloud API on, and names the firm’s numbers there. */
export const CloudNumbersForm = ({ detail: { settings } }: Props) => (
  <SchemaForm
    schema={TypedNumbers}
    submit="Save"
    of="whatsapp-cloud"
    version={settings.version}
    start={{
      is_on: settings.is_on,
      account: settings.account ?? '',
      numbers: settings.numbers.map(({ id, phone }) => `${id} ${phone}`).join('\n'),
    }}
    fields={numberFields}
    onSubmit={async ({ is_on, numbers, account }, key, version) => {
      const found = linesIn(numbers).flatMap((it) => numberIn(it) ?? [])
      await saveCloud({ version, is_on, numbers: found, account: account ?? '' }, key)
      addToast({ severity: 'success', summary: 'Saved' })
    }}
  />
)

/** Stores what Meta gave; it is never shown again. */
export const CloudSecretsForm = ({ detail: { settings } }: Props) => (
  <SchemaForm
    schema={CloudSecrets}
    submit={settings.secrets_at ? 'Replace the secrets' : 'Save the secrets'}
    version={settings.version}
    start={{ access_token: '', app_secret: '', verify_token: '' }}
    fields={[
      {
        name: 'access_token',
        label: 'Access token',
        hint: settings.secrets_at ? `Set on ${shortInstant(settings.secrets_at)}.` : 'Not set yet.',
        kind: 'text',
        width: 'w6',
        isSecret: true,
      },
      { name: 'app_secret', label: 'App secret', kind: 'text', width: 'w6', isSecret: true },
      {
        name: 'verify_token',
        label: 'Verify token',
        hint: 'Make up some words, and enter the same at Meta.',
        kind: 'text',
        width: 'w6',
        isSecret: true,
      },
    ]}
    onSubmit={async (secrets, key, version) => {
      await saveCloudSecrets({ version, secrets }, key)
      addToast({ severity: 'success', summary: 'Saved' })
    }}
  />
)
