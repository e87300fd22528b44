import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ChainLinkBody } from '#domain/conveyance/chain/api'
import type { CaseChain } from '#domain/conveyance/chain/chain'
import { rowsOf } from '#islands/conveyances/title/title-fields.ts'
import { saveChain } from '#stores/conveyance/title/title'

const ChainValues = z.object({
  links: z._default(
    z.array(
      z.extend(ChainLinkBody, {
        firm: z._default(ChainLinkBody.shape.firm, null),
        contact: z._default(ChainLinkBody.shape.contact, null),
        note: z._default(ChainLinkBody.shape.note, null),
      }),
    ),
    [],
  ),
  is_shared: z._default(z.boolean(), false),
})

const fields: readonly FormPart[] = [
  {
    name: 'links',
    label: 'Properties in the chain',
    hint: 'Begin on each side with the one next to ours.',
    kind: 'rows',
    one: 'property',
    most: 20,
    blank: { position: 'above', address: '', firm: '', contact: '', note: '' },
    fields: [
      {
        name: 'position',
        label: 'Position',
        kind: 'select',
        options: [
          { value: 'above', label: 'Above' },
          { value: 'below', label: 'Below' },
        ],
      },
      { name: 'address', label: 'Address', kind: 'text', width: 'w4' },
      { name: 'firm', label: 'Firm', kind: 'text' },
      { name: 'contact', label: 'Contact', kind: 'text' },
      { name: 'note', label: 'How far it is', kind: 'lines', width: 'w6' },
    ],
  },
  {
    name: 'is_shared',
    label: 'Show our clients the addresses in this order',
    hint: 'They never see firms, contacts or how far it is. The agents of the others must agree.',
    kind: 'check',
  },
]

type Props = { chain: CaseChain; onDone: () => void }

export const ChainForm = ({ chain, onDone }: Props) => (
  <SchemaForm
    schema={ChainValues}
    submit="Save chain"
    version={chain.version}
    of={chain.id}
    onCancel={onDone}
    start={{ links: rowsOf(chain.links), is_shared: chain.is_shared ?? false }}
    fields={fields}
    onSubmit={async (body, key, version = chain.version) => {
      await saveChain(body, key, version)
      onDone()
    }}
  />
)
