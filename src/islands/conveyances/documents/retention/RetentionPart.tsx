import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { type RetentionAct, retentionActs } from '#domain/retention/acts'
import type { RetentionView } from '#domain/retention/retention'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
import { $retention } from '#stores/retention/retention'
import { RetentionForm } from './RetentionForm.tsx'
import { RetentionState } from './RetentionState.tsx'

const names: Readonly<Record<RetentionAct, string>> = {
  hold: 'Put on hold',
  release: 'Release the hold',
  propose: 'Propose destruction',
  approve: 'Approve destruction',
  withdraw: 'Withdraw',
}

/** Until when the files of a case are kept, and who decides about them. */
export default function RetentionPart() {
  const { data: retention } = useStore($retention)
  const [form, setForm] = useState<RetentionAct | null>(null)
  const canDecide = useCan('retention.update')
  if (!retention) return null
  return (
    <section className="sec" aria-label="Retention">
      <header>
        <h2>Retention</h2>
        {canDecide && <RetentionActs retention={retention} onOpen={setForm} />}
      </header>
      <RetentionState retention={retention} />
      {form && (
        <Dialog title={names[form]} open onClose={() => setForm(null)}>
          <RetentionForm
            act={form}
            retention={retention}
            submit={names[form]}
            onDone={() => setForm(null)}
          />
        </Dialog>
      )}
    </section>
  )
}

type ActsProps = { retention: RetentionView; onOpen: (act: RetentionAct) => void }

/** The acts that the state asks for. */
const actsFor = ({ hold, destruction }: RetentionView): readonly RetentionAct[] => {
  if (hold !== null) return ['release']
  if (destruction === null) return ['hold', 'propose']
  if (destruction.status === 'proposed') return ['hold', 'withdraw', 'approve']
  return destruction.status === 'approved' ? ['hold', 'withdraw'] : []
}

const RetentionActs = ({ retention, onOpen }: ActsProps) => {
  const acts = retentionActs(retention, useActingPerson(), today())
  return (
    <span className="end signature-files">
      {actsFor(retention).map((act) => (
        <ActButton
          key={act}
          className="btn small"
          why={reasonAgainst(acts[act])}
          onPress={() => onOpen(act)}
        >
          {names[act]}
        </ActButton>
      ))}
    </span>
  )
}
