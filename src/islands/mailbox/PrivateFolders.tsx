import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { MailboxView } from '#domain/mailbox/view'
import { addToast } from '#stores/chrome/toasts'
import { savePrivateFolders } from '#stores/mailbox/mailboxes'

const Typed = z.object({ folders: z.string().check(z.maxLength(2_000, 'Enter fewer folders.')) })

const fields: readonly FormPart[] = [
  {
    name: 'folders',
    label: 'Folders that are never read (optional)',
    hint: 'One name to a line. Folders called Private or Personal, and those for deleted, unsent and junk mail, are never read.',
    kind: 'lines',
    width: 'w6',
    most: 2_000,
  },
]

const namesIn = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((it) => it.trim())
      .filter(Boolean),
  ),
]

/** Which folders of a mailbox are never read. */
export const PrivateFolders = ({ mailbox }: { mailbox: MailboxView }) => (
  <SchemaForm
    schema={Typed}
    submit="Save folders"
    of={`mailbox-folders-${mailbox.id}`}
    start={{ folders: mailbox.private_folders.join('\n') }}
    fields={fields}
    onSubmit={async ({ folders }, key) => {
      await savePrivateFolders(mailbox, namesIn(folders), key)
      addToast({ severity: 'success', summary: 'Saved', life: 3000 })
    }}
  />
)
