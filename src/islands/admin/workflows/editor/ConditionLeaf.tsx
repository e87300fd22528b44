import { CaseField, type Condition } from '#domain/conveyance/workflow/condition'
import { caseFieldName, conditionText } from '#domain/conveyance/workflow/condition-text'
import { conditionFields } from '#domain/conveyance/workflow/editing/condition-fields'
import {
  type ConditionLine,
  choiceOf,
  firstCondition,
  fromLine,
  operatorsOf,
  toLine,
  withChoice,
} from '#domain/conveyance/workflow/editing/condition-lines'
import { keysOf } from '#domain/entries'
import { OverValue } from './OverValue.tsx'

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

const FieldSelect = ({ line, onLine }: LineProps) => (
  <select
    className="input"
    aria-label="Field"
    value={line.single.field}
    onChange={(event) => {
      const field = CaseField.options.find((it) => it === event.target.value)
      if (field) onLine({ isNegated: false, single: firstCondition(field) })
    }}
  >
    {keysOf(conditionFields).map((it) => (
      <option key={it} value={it}>
        {caseFieldName(it)}
      </option>
    ))}
  </select>
)

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
  const { single } = line
  const kind = conditionFields[single.field]
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
      onChange={(event) => onLine({ ...line, single: withChoice(single, event.target.value) })}
    >
      {kind.choices.map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {label}
        </option>
      ))}
    </select>
  )
}
