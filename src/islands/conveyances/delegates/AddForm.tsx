import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { DelegateAccess } from '#domain/delegate/access'
import { DelegateEntry, StaffDelegateEntry } from '#domain/delegate/bodies'
import { AuthorityWay } from '#domain/delegate/delegate'
import { authorityLabels } from '#domain/delegate/labels'
import { personFields } from '#islands/clients/delegates/person-fields.ts'
import { today } from '#lib/format'
import { addDelegate } from '#stores/delegate/of-case'
import { $documents } from '#stores/document/documents'

const { contact_id, authority, document_id } = StaffDelegateEntry.shape
const { phone, until, power, ...person } = DelegateEntry.shape

const Values = z.object({
  ...person,
  contact_id,
  phone: z._default(phone, null),
  until: z._default(until, null),
  power: z._default(power, null),
  access: z._default(z.array(DelegateAccess), []),
  document_id: z._default(document_id, null),
  way: AuthorityWay,
  on: authority.shape.on,
})

type Props = { caseFile: CaseDetail; onDone: () => void }

const whoseField = ({ clients }: CaseDetail['conveyance']): FormField => ({
  name: 'contact_id',
  label: 'Whom they help',
  kind: 'select',
  width: 'w6',
  options: clients.map((it) => ({ value: it.contact_id, label: it.name })),
})

const authorityFields: readonly FormField[] = [
  {
    name: 'way',
    label: 'How the client told us',
    kind: 'select',
    width: 'w4',
    options: optionsOf(authorityLabels),
  },
  { name: 'on', label: 'On', kind: 'date', quick: ['today'] },
]

const documentField = (documents: readonly { id: string; name: string }[]): FormField => ({
  name: 'document_id',
  label: 'Document of the power (optional)',
  hint: 'A second person confirms that they have seen it. Nobody is invited before.',
  kind: 'combobox',
  width: 'w6',
  options: documents.map(({ id, name }) => ({ value: id, label: name })),
  when: ({ power: kind }) => kind !== '' && kind !== null,
})

/** Names somebody as the client told staff. */
export const AddForm = ({ caseFile, onDone }: Props) => {
  const documents = useStore($documents).data ?? []
  const { clients } = caseFile.conveyance
  return (
    <>
      <p>
        Only on the client’s own word. They are told at once, and can end it. A helper signs in with
        their own email address; they never sign, pay, prove identity or see bank details.
      </p>
      <SchemaForm
        schema={Values}
        of="delegate"
        submit="Add them"
        onCancel={onDone}
        start={{
          ...{ contact_id: clients[0]?.contact_id ?? '', first_name: '', last_name: '', email: '' },
          ...{ phone: '', relation: '', access: [], until: null, power: '', document_id: null },
          ...{ way: 'telephone', on: today() },
        }}
        fields={[
          whoseField(caseFile.conveyance),
          ...personFields,
          documentField(documents),
          ...authorityFields,
        ]}
        onSubmit={async ({ way, on, access, ...entry }, key) => {
          await addDelegate(
            { ...entry, access: ['progress', ...access], authority: { way, on } },
            key,
          )
          onDone()
        }}
      />
    </>
  )
}
