import type { AnyField, Condition } from '#domain/conveyance/workflow/condition'
import { caseFieldName, conditionText } from '#domain/conveyance/workflow/condition-text'
import {
  comparableFields,
  conditionFieldOf,
  conditionFields,
} from '#domain/conveyance/workflow/editing/condition-fields'
import {
  type ConditionLine,
  choiceOf,
  firstCondition,
  fromLine,
  operatorsOf,
  toLine,
  withChoice,
} from '#domain/conveyance/workflow/editing/condition-lines'
import type { CustomField } from '#domain/custom-field/custom-field'
import { keysOf } from '#domain/entries'
import { OverValue } from './OverValue.tsx'
import { useCustomFields } from './use-custom-fields.ts'

type Props = { leaf: Condition; onChange: (leaf: Condition) => void }

/** A single condition; one of a kind that cannot be built here is shown in words. */
export const ConditionLeaf = ({ leaf, onChange }: Props) => {
  const line = toLine(leaf)
  if (line === null) return <span>{conditionText(leaf)}</span>
  const onLine = (next: ConditionLine) => onChange(fromLine(next))
  return (
    <span className="we-leaf">
      <FieldSelect line={line} onLine={onLine} />
      <Operator line={line} onLine={onLine} />
      <Value line={line} onLine={onLine} />
    </span>
  )
}

type LineProps = { line: ConditionLine; onLine: (line: ConditionLine) => void }

type FieldOption = { readonly value: AnyField; readonly label: string }

/** Every field that a condition may ask for; one that is gone stays to be seen. */
const fieldOptions = (fields: readonly CustomField[], chosen: AnyField): FieldOption[] => {
  const options: FieldOption[] = [
    ...keysOf(conditionFields).map((value) => ({ value, label: caseFieldName(value) })),
    ...comparableFields(fields).map(({ key, name }) => ({
      value: `custom.${key}` as const,
      label: name,
    })),
  ]
  return options.some((it) => it.value === chosen)
    ? options
    : [{ value: chosen, label: `${caseFieldName(chosen)} (no such field)` }, ...options]
}

const FieldSelect = ({ line, onLine }: LineProps) => {
  const fields = useCustomFields()
  const options = fieldOptions(fields, line.single.field)
  return (
    <select
      className="input"
      aria-label="Field"
      value={line.single.field}
      onChange={(event) => {
        const option = options.find((it) => it.value === event.target.value)
        if (option) onLine({ isNegated: false, single: firstCondition(option.value, fields) })
      }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Yes and no need no opposite. */
const isYesNo = ({ single, isNegated }: ConditionLine) =>
  'is' in single && typeof single.is === 'boolean' && !isNegated

const Operator = ({ line, onLine }: LineProps) => {
  if (isYesNo(line)) return <span className="mute">is</span>
  const [plain, negated] = operatorsOf(line.single)
  return (
    <select
      className="input"
      aria-label="Operator"
      value={line.isNegated ? negated : plain}
      onChange={(event) => onLine({ ...line, isNegated: event.target.value === negated })}
    >
      <option>{plain}</option>
      <option>{negated}</option>
    </select>
  )
}

const Value = ({ line, onLine }: LineProps) => {
  const fields = useCustomFields()
  const { single } = line
  const kind = conditionFieldOf(single.field, fields)
  if ('over' in single)
    return (
      <OverValue
        over={single.over}
        unit={kind?.by === 'over' ? kind.unit : 'count'}
        onOver={(over) => onLine({ ...line, single: { ...single, over } })}
      />
    )
  if (kind === undefined || kind.by === 'over') return <span>{choiceOf(single)}</span>
  return (
    <select
      className="input"
      aria-label="Value"
      value={choiceOf(single)}
      onChange={(event) =>
        onLine({ ...line, single: withChoice(single, event.target.value, fields) })
      }
    >
      {kind.choices.map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {label}
        </option>
      ))}
    </select>
  )
}
