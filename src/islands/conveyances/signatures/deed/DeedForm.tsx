import { useStore } from '@nanostores/react'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { currentVersion } from '#domain/document/document'
import { DeedRequestBody } from '#domain/signature/deed/bodies'
import { DeedKind } from '#domain/signature/deed/deed'
import { deedKindNames, gateTexts } from '#domain/signature/deed/labels'
import { gatesOf, maySignHere } from '#domain/signature/deed/rules'
import { $documents } from '#stores/document/documents'
import { sendDeed } from '#stores/signature/deeds'

type Props = { caseFile: CaseDetail; open: boolean; onDone: () => void }

const PAPER =
  'A lasting power of attorney, a will and a statutory declaration are signed on paper alone.'
const kinds = DeedKind.options
  .filter((kind) => maySignHere(kind) === true)
  .map((value) => ({ value, label: deedKindNames[value] }))

const confirmFields = DeedKind.options.map(
  (kind): FormPart => ({
    name: 'gates',
    label: 'What I confirm as the conveyancer',
    hint: 'If one does not hold, have the deed signed on paper.',
    kind: 'checks',
    width: 'w6',
    options: gatesOf(kind).map((value) => ({ value, label: gateTexts[value] })),
    when: (values: Values) => values['kind'] === kind,
  }),
)

const witnessField = (caseFile: CaseDetail): FormPart => {
  const { clients } = caseFile.conveyance
  return {
    name: 'witnesses',
    label: 'Witnesses',
    hint: 'One for each client, in the same room, 18 or over and not a party. Each needs an email address and a mobile of their own.',
    kind: 'rows',
    one: 'witness',
    least: clients.length,
    most: clients.length,
    blank: { contact_id: '', name: '', email: '', phone: '' },
    fields: [
      {
        name: 'contact_id',
        label: 'Watches',
        kind: 'select',
        options: clients.map(({ contact_id, name }) => ({ value: contact_id, label: name })),
      },
      { name: 'name', label: 'Full name', kind: 'text' },
      { name: 'email', label: 'Email', kind: 'email' },
      { name: 'phone', label: 'Mobile', kind: 'phone' },
    ],
  }
}

/** Asks for a deed, what a conveyancer confirms, and a witness for each client. */
export default function DeedForm({ caseFile, open, onDone }: Props) {
  const documents = (useStore($documents).data ?? []).filter(
    (it) => currentVersion(it).mime === 'application/pdf' && it.visible_to.includes('client'),
  )
  const { clients } = caseFile.conveyance
  return (
    <Dialog title="Send a deed to sign" open={open} onClose={onDone}>
      <p>
        Each client signs with a code by text message. Their witness then gets a link and a code of
        their own. We hold the deed undated until you date it.
      </p>
      <SchemaForm
        schema={DeedRequestBody}
        of="deed"
        submit="Send to sign"
        onCancel={onDone}
        start={{
          ...{ kind: 'transfer', document_id: '', gates: [] },
          witnesses: clients.map(({ contact_id }) => ({
            ...{ contact_id, name: '', email: '', phone: '' },
          })),
        }}
        fields={[
          { name: 'kind', label: 'Deed', kind: 'select', width: 'w6', options: kinds, hint: PAPER },
          {
            name: 'document_id',
            label: 'Final file, with its plans',
            hint: 'A PDF of this case that the clients can see.',
            kind: 'combobox',
            width: 'w6',
            options: documents.map(({ id, name }) => ({ value: id, label: name })),
          },
          ...confirmFields,
          witnessField(caseFile),
        ]}
        onSubmit={async (body, key) => {
          await sendDeed(body, key)
          onDone()
        }}
      />
    </Dialog>
  )
}
