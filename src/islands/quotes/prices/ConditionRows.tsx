import { SelectField } from '#components/Fields.tsx'
import { CheckField } from '#components/form/Choices.tsx'
import { Rows } from '#components/Rows.tsx'
import type { MatterType } from '#domain/matter'
import { scaleFact, scaleFacts } from '#domain/quote/scale/facts'
import type { FactTest } from '#domain/quote/scale/scale'
import { rowActs, useScalePath, withAt } from './scale-fields.ts'

type Props = {
  matter: MatterType
  tests: readonly FactTest[]
  at: string
  onChange: (tests: FactTest[]) => void
}

const first = (matter: MatterType): FactTest => ({
  fact: scaleFacts[matter][0]?.fact ?? '',
  is: [],
})

/** The conditions of a charge: all must hold; without any it is always charged. */
export const ConditionRows = ({ matter, tests, at, onChange }: Props) => {
  const place = useScalePath()
  const { readOnly } = place(at)
  const options = scaleFacts[matter].map(({ fact, label }) => ({ value: fact, label }))
  return (
    <Rows
      isFlat
      {...rowActs(tests, () => first(matter), onChange)}
      label={tests.length === 0 ? 'Always charged' : 'Charged only when all of these apply'}
      one="condition"
      isFixed={readOnly}
    >
      {(nth) => {
        const test = tests[nth]
        if (test === undefined) return null
        const { faults } = place(`${at}.${nth}.is`)
        return (
          <div className="grid-6">
            <SelectField
              {...place(`${at}.${nth}.fact`)}
              label="What"
              width="w3"
              value={test.fact}
              options={
                scaleFact(matter, test.fact)
                  ? options
                  : [...options, { value: test.fact, label: test.fact }]
              }
              onChange={(fact) => onChange(withAt(tests, nth, { fact, is: [] }))}
            />
            <fieldset className="field w3">
              <legend className="lab">is</legend>
              <span className="facts">
                {(scaleFact(matter, test.fact)?.answers ?? []).map(({ value, label }) => (
                  <span key={label}>
                    <CheckField
                      label={label}
                      name={`${at}.${nth}.is`}
                      readOnly={readOnly}
                      checked={test.is.includes(value)}
                      onChange={(isOn) =>
                        onChange(
                          withAt(tests, nth, {
                            is: isOn ? [...test.is, value] : test.is.filter((one) => one !== value),
                          }),
                        )
                      }
                    />
                  </span>
                ))}
              </span>
              {faults.length > 0 && <p className="fault">{faults.join(' ')}</p>}
            </fieldset>
          </div>
        )
      }}
    </Rows>
  )
}
