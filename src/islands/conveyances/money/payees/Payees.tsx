import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayAskDetails } from '#domain/payee/acts'
import type { PayeeView } from '#domain/payee/payee'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { $casePayees } from '#stores/payee/payees'
import { type OpenPayee, PayeeForms } from './PayeeForms.tsx'
import { PayeeRow } from './PayeeRow.tsx'
import { Shield } from './Shield.tsx'

type CaseProps = { caseFile: CaseDetail }

/** New bank details that nobody has verified: they stop every payment to their payee. */
export const Shields = ({ caseFile }: CaseProps) => {
  const { data: payees = [] } = useStore($casePayees)
  const [open, setOpen] = useState<OpenPayee | null>(null)
  return (
    <>
      {payees.map(
        (payee) =>
          payee.change && (
            <Shield
              key={payee.id}
              caseFile={caseFile}
              payee={payee}
              change={payee.change}
              onOpen={setOpen}
            />
          ),
      )}
      <PayeeForms open={open} onDone={() => setOpen(null)} />
    </>
  )
}

/** Whom the case pays, and to which accounts. */
export const Payees = ({ caseFile }: CaseProps) => {
  const payees = useStore($casePayees)
  const [open, setOpen] = useState<OpenPayee | null>(null)
  return (
    <>
      <Loaded from={payees} skeleton={<Skeleton rows={3} />} retry={() => $casePayees.revalidate()}>
        {(list) => <List caseFile={caseFile} payees={list} onOpen={setOpen} />}
      </Loaded>
      <PayeeForms open={open} onDone={() => setOpen(null)} />
    </>
  )
}

type ListProps = CaseProps & {
  payees: readonly PayeeView[]
  onOpen: (open: OpenPayee) => void
}

const List = ({ caseFile, payees, onOpen }: ListProps) => {
  const why = reasonAgainst(mayAskDetails(useActingPerson(), caseFile.conveyance))
  const canChange = useCan('conveyance.update')
  return (
    <section className="sec" aria-label="Payees">
      <header>
        <h2>Payees</h2>
        {payees.length > 0 && <span className="count">{payees.length}</span>}
        {canChange && (
          <span className="end">
            <ActButton className="btn small" why={why} onPress={() => onOpen({ name: 'add' })}>
              Add a payee
            </ActButton>
          </span>
        )}
      </header>
      {payees.length === 0 ? (
        <Empty title="Nobody is paid from this case yet">
          <p>Bank details count once they were checked by a call-back and by two people.</p>
        </Empty>
      ) : (
        <ul className="money-lines">
          {payees.map((payee) => (
            <PayeeRow key={payee.id} caseFile={caseFile} payee={payee} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  )
}
