import { useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { type OpenForm, RequisitionForms, titleOf } from './RequisitionForms.tsx'
import { RequisitionPart } from './RequisitionPart.tsx'
import { UndertakingPart } from './UndertakingPart.tsx'

/** The requisitions of a case with their replies, and its undertakings. */
export default function CaseRequisitions({ caseFile }: { caseFile: CaseDetail }) {
  const [open, setOpen] = useState<OpenForm | null>(null)
  const why = reasonAgainst(caseActs(caseFile, useActingPerson()).change)
  const done = () => setOpen(null)
  return (
    <>
      <RequisitionPart why={why} onOpen={setOpen} />
      <UndertakingPart why={why} onOpen={setOpen} />
      <Dialog
        title={titleOf(open)}
        open={open !== null}
        onClose={done}
        wide={open?.name === 'replies'}
      >
        {open && <RequisitionForms open={open} caseFile={caseFile} onDone={done} />}
      </Dialog>
    </>
  )
}
