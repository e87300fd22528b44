import * as z from 'zod/mini'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { lineText } from '#domain/one-line'
import { OwnershipEntry } from '#domain/sanctions/ownership/bodies'
import type { Ownership } from '#domain/sanctions/ownership/ownership'
import { today } from '#lib/format'
import { recordOwnership } from '#stores/sanctions/matches'

type Props = { open: Ownership | 'new' | null; onDone: () => void }

/** The form of who owns a company. */
export const OwnersForm = ({ open, onDone }: Props) => (
  <Dialog title="Who owns the company" open={open !== null} onClose={onDone}>
    {open !== null && <Form ownership={open === 'new' ? null : open} onDone={onDone} />}
  </Dialog>
)

const HUNDREDTHS = 100
const SHARE = /^(100|\d{1,2}(\.\d{1,2})?)$/

const OwnersValues = z.extend(z.omit(OwnershipEntry, { version: true, owners: true }), {
  owners: z.array(
    z.object({
      name: lineText(160).check(z.minLength(1, 'Enter the name of the owner.')),
      kind: z.enum(['person', 'company']),
      born: z._default(z.nullable(z.string()), null),
      share: z.string().check(z.trim(), z.regex(SHARE, 'Enter a share such as 60 or 33.33.')),
    }),
  ),
})

const blank = { name: '', kind: 'person', born: null, share: '' }

const startOf = (ownership: Ownership | null): Values => ({
  company: ownership?.company ?? '',
  seen: ownership?.seen ?? '',
  on: today(),
  owners: ownership
    ? ownership.owners.map((it) => ({ ...it, share: String(it.share / HUNDREDTHS) }))
    : [blank],
})

const fields: readonly FormPart[] = [
  { name: 'company', label: 'Company', kind: 'text', width: 'w6' },
  {
    name: 'owners',
    label: 'Owners of more than 25 %',
    hint: 'Add smaller owners too where you suspect that one is on the list. Remove all if nobody owns that much.',
    kind: 'rows',
    one: 'owner',
    least: 0,
    most: 30,
    blank,
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      {
        name: 'kind',
        label: 'Kind',
        kind: 'select',
        options: [
          { value: 'person', label: 'Person' },
          { value: 'company', label: 'Company' },
        ],
      },
      {
        name: 'born',
        label: 'Date of birth',
        kind: 'date',
        when: ({ kind }) => kind === 'person',
      },
      { name: 'share', label: 'Share in %', kind: 'text' },
    ],
  },
  { name: 'seen', label: 'What shows it', kind: 'text', width: 'w6' },
  { name: 'on', label: 'Day it was seen', kind: 'date' },
]

const Form = ({ ownership, onDone }: { ownership: Ownership | null; onDone: () => void }) => {
  const version = ownership?.version ?? 0
  return (
    <SchemaForm
      schema={OwnersValues}
      submit="Record the owners"
      of={`owners-${ownership?.id ?? 'new'}`}
      version={version}
      onCancel={onDone}
      start={startOf(ownership)}
      fields={fields}
      onSubmit={async ({ owners, ...body }, key) => {
        const shares = owners.map(({ share, ...it }) => ({
          ...it,
          share: Math.round(Number(share) * HUNDREDTHS),
        }))
        await recordOwnership(version, { ...body, owners: shares }, key)
        onDone()
      }}
    />
  )
}
