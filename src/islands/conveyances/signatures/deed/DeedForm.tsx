import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { currentVersion } from '#domain/document/document'
import { DeedRequestBody } from '#domain/signature/deed/bodies'
import { $documents } from '#stores/document/documents'
import { sendDeed } from '#stores/signature/deeds'
import { deedFields, gateFields, peopleFor, signatoryRows, witnessRows } from './deed-fields.ts'

type Props = { caseFile: CaseDetail; open: boolean; onDone: () => void }

/** Asks for a deed, who signs it, what a conveyancer confirms, and the witnesses. */
export default function DeedForm({ caseFile, open, onDone }: Props) {
  const documents = (useStore($documents).data ?? []).filter(
    (it) => currentVersion(it).mime === 'application/pdf' && it.visible_to.includes('client'),
  )
  const { clients } = caseFile.conveyance
  return (
    <Dialog title="Send a deed to sign" open={open} onClose={onDone}>
      <p>
        Each signs with a code by text message. A witness then gets a link and a code of their own.
        We hold the deed undated until you date it.
      </p>
      <SchemaForm
        schema={DeedRequestBody}
        of="deed"
        submit="Send to sign"
        onCancel={onDone}
        start={{
          ...{ kind: 'transfer', document_id: '', gates: [], execution: 'people' },
          ...{ company_name: '', company_number: '' },
          ...peopleFor('people', clients),
        }}
        fields={[
          ...deedFields(clients, documents),
          ...gateFields,
          signatoryRows(clients),
          witnessRows(clients, 'people'),
          witnessRows(clients, 'director_and_witness'),
        ]}
        onSubmit={async (body, key) => {
          await sendDeed(body, key)
          onDone()
        }}
      />
    </Dialog>
  )
}
