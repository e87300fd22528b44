import { SelectField } from '#components/Fields.tsx'
import { CheckField } from '#components/form/Choices.tsx'
import { Rows } from '#components/Rows.tsx'
import type { MatterType } from '#domain/matter'
import { scaleFact, scaleFacts } from '#domain/quote/scale/facts'
import type { FactTest } from '#domain/quote/scale/scale'
import { rowHandlers, useScaleFields, withChanged } from './scale-fields.ts'

type Props = {
  matter: MatterType
  tests: readonly FactTest[]
  at: string
  onChange: (tests: FactTest[]) => void
}

const blankCondition = (matter: MatterType): FactTest => ({
  fact: scaleFacts[matter][0]?.fact ?? '',
  is: [],
})

/** The conditions of a charge: all must hold; without any it is always charged. */
export const ConditionRows = ({ matter, tests, at, onChange }: Props) => {
  const fieldAt = useScaleFields()
  const { readOnly } = fieldAt(at)
  const options = scaleFacts[matter].map(({ fact, label }) => ({ value: fact, label }))
  return (
    <Rows
      isFlat
      {...rowHandlers(tests, () => blankCondition(matter), onChange)}
      label={tests.length === 0 ? 'Always charged' : 'Charged only when all of these apply'}
      one="condition"
      isFixed={readOnly}
    >
      {(index) => {
        const test = tests[index]
        if (test === undefined) return null
        const { faults } = fieldAt(`${at}.${index}.is`)
        return (
          <div className="grid-6">
            <SelectField
              {...fieldAt(`${at}.${index}.fact`)}
              label="What"
              width="w3"
              value={test.fact}
              options={
                scaleFact(matter, test.fact)
                  ? options
                  : [...options, { value: test.fact, label: test.fact }]
              }
              onChange={(fact) => onChange(withChanged(tests, index, { fact, is: [] }))}
            />
            <fieldset className="field w3">
              <legend className="lab">is</legend>
              <span className="facts">
                {(scaleFact(matter, test.fact)?.answers ?? []).map(({ value, label }) => (
                  <span key={label}>
                    <CheckField
                      label={label}
                      name={`${at}.${index}.is`}
                      readOnly={readOnly}
                      checked={test.is.includes(value)}
                      onChange={(isChecked) =>
                        onChange(
                          withChanged(tests, index, {
                            is: isChecked
                              ? [...test.is, value]
                              : test.is.filter((one) => one !== value),
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
