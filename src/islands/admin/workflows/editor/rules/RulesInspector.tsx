import { Icon } from '#components/Icon.tsx'
import { type Rule, rulesOf, stepTitlesOf } from '#domain/conveyance/automation/rules'
import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { editDraft } from '#stores/conveyance/workflow/draft'
import { usePublished } from '../../use-published.ts'
import { FindingDot } from '../FindingDot.tsx'
import { Findings } from '../Findings.tsx'
import { findingsAt, type PlaceProps, placeOfStep } from '../places.ts'
import { RuleForm } from './RuleForm.tsx'
import { ruleText } from './rule-text.ts'

type Props = PlaceProps & { workflow: Workflow; findings: readonly Finding[] }

/** What a workflow does by itself, and when; the chosen rule has its form. */
export default function RulesInspector({ workflow, findings, place, onPlace }: Props) {
  const textOf = useRuleTexts(workflow)
  const rules = rulesOf(workflow)
  const own = rules.slice(0, workflow.rules.length)
  const open = (rule: number | null) => onPlace({ rule: rule ?? 'all' })
  return (
    <>
      <ol className="we-rules">
        {own.map((rule, at) => (
          <li key={rule.key}>
            <RuleRow
              text={textOf(rule)}
              findings={findingsAt(findings, { rule: at })}
              isOpen={place.rule === at}
              onOpen={() => open(place.rule === at ? null : at)}
            />
            {place.rule === at && (
              <OpenRule workflow={workflow} findings={findings} at={at} onMoved={open} />
            )}
          </li>
        ))}
      </ol>
      <AddRule count={own.length} onAdded={open} />
      <StepRules
        rules={rules.slice(own.length)}
        textOf={textOf}
        onStep={(step) => onPlace(placeOfStep(workflow, step))}
      />
    </>
  )
}

const useRuleTexts = (workflow: Workflow) => {
  const titles = stepTitlesOf(workflow)
  const names = new Map((usePublished() ?? []).map(({ key, name }) => [key, name]))
  return (rule: Rule) => ruleText(rule, titles, names)
}

type RowProps = {
  text: string
  findings: readonly Finding[]
  isOpen: boolean
  onOpen: () => void
}

const RuleRow = ({ text, findings, isOpen, onOpen }: RowProps) => (
  <button
    type="button"
    className="we-row"
    aria-expanded={isOpen}
    aria-current={isOpen || undefined}
    onClick={onOpen}
  >
    <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
    <span className="t">{text}</span>
    <FindingDot findings={findings} />
  </button>
)

type OpenProps = Pick<Props, 'workflow' | 'findings'> & {
  at: number
  onMoved: (at: number | null) => void
}

const OpenRule = ({ workflow, findings, at, onMoved }: OpenProps) => {
  const rule = workflow.rules[at]
  if (rule === undefined) return null
  return (
    <>
      <Findings findings={findingsAt(findings, { rule: at })} />
      <RuleForm workflow={workflow} rule={rule} at={at} onMoved={onMoved} />
    </>
  )
}

const AddRule = ({ count, onAdded }: { count: number; onAdded: (at: number) => void }) => (
  <button
    type="button"
    className="we-row add"
    onClick={() => {
      editDraft({ act: 'add_rule' })
      onAdded(count)
    }}
  >
    <Icon name="plus" /> Add a rule
  </button>
)

type StepRulesProps = {
  rules: readonly Rule[]
  textOf: (rule: Rule) => string
  onStep: (step: string) => void
}

/** What follows when single steps are completed, each with the way to its step. */
const StepRules = ({ rules, textOf, onStep }: StepRulesProps) =>
  rules.length > 0 && (
    <section>
      <h3 className="lab">When a step is completed</h3>
      <ul className="changes">
        {rules.map((rule) => (
          <li key={rule.key}>
            <button type="button" className="link" onClick={() => onStep(stepOf(rule))}>
              {textOf(rule)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

const stepOf = ({ when }: Rule) => ('step' in when ? when.step : '')
