import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { CheckField } from '#components/form/Choices.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import { customFieldsOf } from '#domain/conveyance/fields'
import { type CaseFields, CaseFlag } from '#domain/conveyance/workflow/condition'
import { flagLabels } from '#domain/conveyance/workflow/flag-labels'
import {
  type SimulatedMilestone,
  simulate,
} from '#domain/conveyance/workflow/simulation/simulation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { CustomValues } from '#domain/custom-field/value'
import { Nation, Tenure } from '#domain/matter'
import { pounds } from '#domain/money'
import { tenureNames } from '#domain/quote/class'
import { date, pluralise, today, workingDays } from '#lib/format'
import { CommittedNumber } from './CommittedField.tsx'
import { CustomFacts } from './CustomFacts.tsx'

const usualFacts = {
  tenure: 'freehold',
  nation: 'England',
  price: pounds(300_000),
  lender: true,
  linked: false,
  agency: true,
  client_count: 2,
  flags: [] as readonly CaseFlag[],
} satisfies Omit<CaseFields, 'matter_type'>
type Facts = Omit<typeof usualFacts, 'flags'> & { flags: readonly CaseFlag[] }
type FactProps = { facts: Facts; onFacts: (facts: Facts) => void }

/** How a case with chosen facts would run by the draft, from today. */
export default function WhatIf({ workflow }: { workflow: Workflow }) {
  const [facts, setFacts] = useState<Facts>(usualFacts)
  const [custom, setCustom] = useState<CustomValues>({})
  const fields = {
    ...facts,
    ...customFieldsOf({ custom_fields: custom }),
    matter_type: workflow.matter_type,
  }
  const simulation = simulate(workflow, { fields, instructed_on: today() })
  const steps = simulation.milestones.flatMap((it) => it.steps)
  const count = steps.filter((it) => it.applies).length
  return (
    <div className="we-what-if">
      <FactFields facts={facts} onFacts={setFacts} />
      <CustomFacts matter={workflow.matter_type} values={custom} onValues={setCustom} />
      <p role="status">
        <b>
          {pluralise(count, 'step')} of {steps.length}, {workingDays(simulation.working_days)}
        </b>
        : instructed today, the last step is done on {date(simulation.ends_on)}.
      </p>
      {simulation.milestones.map((it) => (
        <MilestoneDays key={it.key} milestone={it} />
      ))}
    </div>
  )
}

const FactFields = ({ facts, onFacts }: FactProps) => (
  <div className="we-facts">
    <SelectField
      label="Tenure"
      name="tenure"
      value={facts.tenure}
      options={Tenure.options.map((value) => ({ value, label: tenureNames[value] }))}
      onChange={(tenure) => onFacts({ ...facts, tenure })}
    />
    <SelectField
      label="Nation"
      name="nation"
      value={facts.nation}
      options={Nation.options.map((value) => ({ value, label: value }))}
      onChange={(nation) => onFacts({ ...facts, nation })}
    />
    <NumberFields facts={facts} onFacts={onFacts} />
    <Toggles facts={facts} onFacts={onFacts} />
  </div>
)

const NumberFields = ({ facts, onFacts }: FactProps) => (
  <>
    <MoneyField
      label="Price"
      name="price"
      value={facts.price}
      onChange={(price) => price !== null && onFacts({ ...facts, price })}
    />
    <CommittedNumber
      label="Clients"
      name="client_count"
      value={facts.client_count}
      min={1}
      max={20}
      isRequired
      onCommit={(count) => onFacts({ ...facts, client_count: count ?? 1 })}
    />
  </>
)

const toggles = { lender: 'Lender', linked: 'Linked case', agency: 'Estate agent' } as const
const toggleNames = ['lender', 'linked', 'agency'] as const

const Toggles = ({ facts, onFacts }: FactProps) => (
  <div className="we-toggles">
    {toggleNames.map((name) => (
      <CheckField
        key={name}
        label={toggles[name]}
        name={name}
        checked={facts[name]}
        onChange={(isSet) => onFacts({ ...facts, [name]: isSet })}
      />
    ))}
    {CaseFlag.options.map((flag) => (
      <CheckField
        key={flag}
        label={flagLabels[flag]}
        name={flag}
        checked={facts.flags.includes(flag)}
        onChange={(isSet) =>
          onFacts({
            ...facts,
            flags: isSet ? [...facts.flags, flag] : facts.flags.filter((it) => it !== flag),
          })
        }
      />
    ))}
  </div>
)

const MilestoneDays = ({ milestone }: { milestone: SimulatedMilestone }) => (
  <section className="sec">
    <header>
      <h3 className="h3">{milestone.name}</h3>
      <span className="end mute">
        {milestone.ends_on === null
          ? 'does not apply'
          : `by ${date(milestone.ends_on)}, ${workingDays(milestone.working_days)}`}
      </span>
    </header>
    <ol className="we-simulated">
      {milestone.steps.map((step) => (
        <li key={step.key} className={step.applies ? '' : 'faint'}>
          <span className="n">{step.number}</span>
          <span>
            {step.title}
            {!step.applies && ' (does not apply)'}
          </span>
          <span className="n mute">
            {step.starts_on && step.ends_on && `${date(step.starts_on)} – ${date(step.ends_on)}`}
            {step.applies && step.starts_on === null && 'never starts'}
          </span>
        </li>
      ))}
    </ol>
  </section>
)
