import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { PaperConsent as Consent } from '#domain/sale-ready-pack/bodies'
import { awaitedConsents } from '#domain/sale-ready-pack/standing'
import type { PackView } from '#domain/sale-ready-pack/view'
import { recordConsent } from '#stores/sale-ready-pack/pack'

const Body = z.omit(Consent, { version: true })

type Props = { view: PackView; onDone: () => void }

/** Records what a seller has signed outside the portal. */
export default function PaperConsent({ view: { pack }, onDone }: Props) {
  const names = awaitedConsents(pack)
  return (
    <SchemaForm
      of={`consent ${pack.id}`}
      schema={Body}
      fields={[
        {
          name: 'name',
          label: 'Seller',
          kind: 'select',
          width: 'w6',
          options: names.map((name) => ({ value: name, label: name })),
        },
        {
          name: 'seen',
          label: 'What you have seen, and where the original is',
          kind: 'text',
          width: 'w6',
        },
      ]}
      start={{ name: names[0] ?? '', seen: '' }}
      version={pack.version}
      submit="Record"
      onCancel={onDone}
      onSubmit={async (body, key, version) => {
        await recordConsent({ id: pack.id, version }, body, key)
        onDone()
      }}
    />
  )
}
