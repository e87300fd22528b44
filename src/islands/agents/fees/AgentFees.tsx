import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { FeeStatement } from '#domain/agent/fee/statement'
import { $ownFeeMonth, $ownFees, exportOwnFees, ownFeesPdf } from '#stores/agent/own-fees'
import { FeeTable } from './FeeTable.tsx'
import { StatementHead } from './StatementHead.tsx'

/** What the firm owes the signed-in agent’s agency, by month. */
export default function AgentFees() {
  const statement = useStore($ownFees)
  return (
    <>
      <StatementHead
        month={useStore($ownFeeMonth)}
        statement={statement.data}
        onMonth={(month) => $ownFeeMonth.set(month)}
        csv={exportOwnFees}
        pdf={ownFeesPdf}
      />
      <Loaded from={statement} skeleton={<Skeleton rows={3} />} retry={() => $ownFees.revalidate()}>
        {(found) => <Lines statement={found} />}
      </Loaded>
    </>
  )
}

const Lines = ({ statement: { earlier, due, expected } }: { statement: FeeStatement }) =>
  earlier.length + due.length + expected.length === 0 ? (
    <p className="mute">
      No fees yet. A fee that we agreed with you becomes due when the case completes.
    </p>
  ) : (
    <>
      <FeeTable caption="From earlier months" lines={earlier} />
      <FeeTable caption="Due in this month" lines={due} />
      <FeeTable caption="To come, once the case completes" lines={expected} />
    </>
  )
