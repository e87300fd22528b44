import * as z from 'zod/mini'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import { BundleOrder } from '#domain/document/making/order'
import { PickedDocuments } from './PickedDocuments.tsx'
import { placeFields } from './place-fields.ts'

export const BundleForm = z.object({
  ...z.omit(BundleOrder, { kind: true, id: true }).shape,
  documents: z._default(BundleOrder.shape.documents, []),
  folder: z._default(BundleOrder.shape.folder, ''),
  stamp: z._default(BundleOrder.shape.stamp, ''),
  is_shared: z._default(z.boolean(), false),
  has_index: z._default(z.boolean(), false),
  is_numbered: z._default(z.boolean(), false),
})

export const bundleFields = (
  { matter_type }: Conveyance,
  documents: readonly Document[],
): readonly FormPart[] => [
  {
    name: 'documents',
    label: 'Documents',
    kind: 'own',
    width: 'w6',
    render: ({ value, faults, onChange }) => (
      <PickedDocuments
        documents={documents}
        picked={Array.isArray(value) ? value.map(String) : []}
        faults={faults}
        onChange={onChange}
      />
    ),
  },
  { name: 'has_index', label: 'Begin with an index', kind: 'check', width: 'w3' },
  { name: 'is_numbered', label: 'Number every page', kind: 'check', width: 'w3' },
  {
    name: 'stamp',
    label: 'Stamp (optional)',
    hint: 'Printed at the foot of each page',
    kind: 'text',
    width: 'w6',
  },
  ...placeFields(matter_type),
]

export const bundleStart = ({ ref }: Conveyance, group: string): Values => ({
  documents: [],
  has_index: true,
  is_numbered: true,
  stamp: '',
  name: `Bundle ${ref}`,
  group,
  folder: '',
  is_shared: false,
})
