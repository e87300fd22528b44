import { useRef, useState } from 'react'
import { entriesOf } from '#domain/entries'
import type { FundsKind } from '#domain/funds/funds'
import { fundsKinds } from '#domain/funds/labels'
import type { ClientFunds } from '#domain/funds/view'
import { addPart } from '#stores/funds/of-client'
import { FundsPage } from './FundsPage.tsx'
import { GoOn } from './GoOn.tsx'
import { fundsHref, stepHref } from './steps.ts'
import { useSaving } from './use-saving.ts'

/** What kind of money a further part is. */
export const NewPart = ({ funds }: { funds: ClientFunds }) => {
  const id = useRef(crypto.randomUUID())
  const [kind, setKind] = useState<FundsKind | null>(null)
  const saving = useSaving(
    async (key) => {
      if (kind !== null) await addPart(funds.conveyance_id, { id: id.current, kind }, key)
    },
    () => (kind === null ? null : stepHref(funds, id.current, 'amount')),
  )
  const choose = (value: FundsKind) => {
    saving.changed()
    setKind(value)
  }
  return (
    <FundsPage back={fundsHref(funds)} backTo="Back" title="What kind of money is it?">
      <GoOn saving={saving} problem={kind === null ? 'Choose what comes closest.' : null}>
        <KindChoices kind={kind} onChoose={choose} />
      </GoOn>
    </FundsPage>
  )
}

type ChoicesProps = { kind: FundsKind | null; onChoose: (kind: FundsKind) => void }

const KindChoices = ({ kind, onChoose }: ChoicesProps) => (
  <fieldset className="answer-choices">
    <legend className="sr">What kind of money is it?</legend>
    {entriesOf(fundsKinds).map(([value, label]) => (
      <label key={value}>
        <input
          type="radio"
          name="kind"
          value={value}
          checked={kind === value}
          onChange={() => onChoose(value)}
        />
        {label}
      </label>
    ))}
  </fieldset>
)
