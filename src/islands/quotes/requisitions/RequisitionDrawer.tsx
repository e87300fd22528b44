import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { Drawer } from '#components/overlay/Drawer.tsx'
import { reasonAgainst } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import {
  type OpenForm,
  RequisitionForms,
  titleOf,
} from '#islands/conveyances/requisitions/RequisitionForms.tsx'
import { RequisitionLine } from '#islands/conveyances/requisitions/RequisitionLine.tsx'
import { UndertakingLine } from '#islands/conveyances/requisitions/UndertakingLine.tsx'
import { href } from '#routes'
import { $conveyance } from '#stores/conveyance/conveyance'
import { $requisitions } from '#stores/requisition/requisitions'
import { $undertakings } from '#stores/undertaking/undertakings'
import { closeDrawer, type Opened } from './drawer-address.ts'

type Props = { open: { readonly kind: Opened; readonly id: string } | null }

/** A requisition or an undertaking of a case, beside the list. */
export default function RequisitionDrawer({ open }: Props) {
  return (
    <Drawer
      title={open?.kind === 'undertaking' ? 'Undertaking' : 'Requisition'}
      open={open !== null}
      onClose={closeDrawer}
    >
      {open && <InDrawer key={open.id} open={open} />}
    </Drawer>
  )
}

const InDrawer = ({ open }: { open: OfCaseProps['open'] }) => (
  <Loaded
    from={useStore($conveyance)}
    skeleton={<Skeleton rows={6} />}
    retry={() => $conveyance.revalidate()}
  >
    {(caseFile) => <OfCase open={open} caseFile={caseFile} />}
  </Loaded>
)

type OfCaseProps = { open: NonNullable<Props['open']>; caseFile: CaseDetail }

const OfCase = ({ open, caseFile }: OfCaseProps) => {
  const [form, setForm] = useState<OpenForm | null>(null)
  const why = reasonAgainst(caseActs(caseFile, useActingPerson()).change)
  const done = () => setForm(null)
  const parts = { id: open.id, why, onOpen: setForm }
  return (
    <div className="requisition-panel">
      <CaseLink caseFile={caseFile} />
      {open.kind === 'requisition' ? <OneRequisition {...parts} /> : <OneUndertaking {...parts} />}
      <Dialog
        title={titleOf(form)}
        open={form !== null}
        onClose={done}
        wide={form?.name === 'replies'}
      >
        {form && <RequisitionForms open={form} caseFile={caseFile} onDone={done} />}
      </Dialog>
    </div>
  )
}

const CaseLink = ({ caseFile: { conveyance } }: { caseFile: CaseDetail }) => (
  <p>
    <a href={`${href('conveyances-id', { id: conveyance.id })}?tab=requisitions`}>
      {conveyance.ref}, {conveyance.address.line}
    </a>{' '}
    <span className="mute">{conveyance.fee_earner.name}</span>
  </p>
)

type PartProps = { id: string; why: string | undefined; onOpen: (form: OpenForm) => void }

const Gone = () => <Empty title="Nothing here">It is no longer in this case.</Empty>

const OneRequisition = ({ id, why, onOpen }: PartProps) => {
  const canReply = useCan(['conveyance.update', 'requisition-replies.update'])
  const undertakings = (useStore($undertakings).data ?? []).filter(
    ({ requisition_id }) => requisition_id === id,
  )
  return (
    <Loaded
      from={useStore($requisitions)}
      skeleton={<Skeleton rows={6} />}
      retry={() => $requisitions.revalidate()}
    >
      {(list) => {
        const requisition = list.find((it) => it.id === id)
        if (requisition === undefined) return <Gone />
        return (
          <>
            <RequisitionLine {...{ requisition, why, canReply, onOpen }} />
            {undertakings.length > 0 && <h3 className="h3">Undertakings in these replies</h3>}
            <ul className="requisition-list">
              {undertakings.map((it) => (
                <UndertakingLine key={it.id} undertaking={it} onOpen={onOpen} />
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}

const OneUndertaking = ({ id, onOpen }: PartProps) => (
  <Loaded
    from={useStore($undertakings)}
    skeleton={<Skeleton rows={6} />}
    retry={() => $undertakings.revalidate()}
  >
    {(list) => {
      const undertaking = list.find((it) => it.id === id)
      return undertaking === undefined ? (
        <Gone />
      ) : (
        <ul className="requisition-list">
          <UndertakingLine undertaking={undertaking} onOpen={onOpen} />
        </ul>
      )
    }}
  </Loaded>
)
