import { useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import type { FundsGiver } from '#domain/funds/funds'
import type { ClientFunds } from '#domain/funds/view'
import { changePart } from '#stores/funds/of-client'
import { GoOn } from './GoOn.tsx'
import { afterHref, type ClientPart } from './steps.ts'
import { useSaving } from './use-saving.ts'

const nobody: FundsGiver = { name: '', relation: '', is_loan: false, gets_share: false }

const problemOf = ({ name, relation }: FundsGiver) =>
  name.trim() && relation.trim() ? null : 'Enter who gives it and how you are related.'

export const GiverStep = ({ funds, part }: { funds: ClientFunds; part: ClientPart }) => {
  const [giver, setGiver] = useState(part.giver ?? nobody)
  const saving = useSaving(
    (key) => changePart(funds.conveyance_id, part.id, { giver }, key),
    () => afterHref(funds, part, 'giver'),
  )
  const set = (change: Partial<FundsGiver>) => {
    saving.changed()
    setGiver({ ...giver, ...change })
  }
  return (
    <GoOn saving={saving} problem={problemOf(giver)}>
      <TextField
        label="Their full name"
        name="name"
        value={giver.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label="How you are related"
        name="relation"
        value={giver.relation}
        onChange={(relation) => set({ relation })}
      />
      <Conditions giver={giver} set={set} />
    </GoOn>
  )
}

type ConditionsProps = { giver: FundsGiver; set: (change: Partial<FundsGiver>) => void }

/** What would make it no gift. */
const Conditions = ({ giver, set }: ConditionsProps) => (
  <div className="answer-choices">
    <Tick
      label="I have to pay it back one day"
      isOn={giver.is_loan}
      onChange={(is_loan) => set({ is_loan })}
    />
    <Tick
      label="They get a share in the property, or live in it"
      isOn={giver.gets_share}
      onChange={(gets_share) => set({ gets_share })}
    />
  </div>
)

type TickProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)
