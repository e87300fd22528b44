import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { riskNames } from '#domain/conveyance/labels'
import { entriesOf } from '#domain/entries'
import type { RiskAct } from '#domain/risk/acts'
import { RiskApproval, RiskRejection } from '#domain/risk/bodies'
import { factName } from '#domain/risk/facts'
import { factText } from '#domain/risk/labels'
import { isHigher } from '#domain/risk/scoring'
import { lastRound } from '#domain/risk/standing'
import type { CaseRisk } from '#domain/risk/view'
import { approveRisk, assessRisk, rejectRisk } from '#stores/risk/risk'
import { AssessValues, assessFields, assessStart } from './risk-fields.ts'

export type OpenRisk = RiskAct

type FormProps = { conveyance: Conveyance; risk: CaseRisk; onDone: () => void }

const common = ({ conveyance, risk, onDone }: FormProps) => ({
  of: conveyance.id,
  version: risk.version,
  onCancel: onDone,
})

const bodyOf = (risk: CaseRisk, values: AssessValues) => {
  const { client, geography, delivery, matter, funds, expected_funds, review_on, ...rest } = values
  const { raised_level, raised_reason = '', wealth, checks, monitoring, ...answers } = rest
  return {
    answers,
    basis: { client, geography, delivery, matter, funds },
    expected_funds,
    review_on,
    facts: risk.facts.map(factName),
    ...(raised_level ? { raised: { level: raised_level, reason: raised_reason } } : {}),
    ...(wealth && checks && monitoring ? { enhanced: { wealth, checks, monitoring } } : {}),
  }
}

const AssessForm = (props: FormProps) => {
  const { risk, onDone } = props
  return (
    <>
      <p>The level follows from the answers and from what the case says now:</p>
      <ul className="risk-facts">
        {risk.facts.map((it) => (
          <li key={factName(it)}>{factText(it)}</li>
        ))}
      </ul>
      <SchemaForm
        {...common(props)}
        schema={AssessValues}
        submit="Save the assessment"
        start={assessStart(lastRound(risk.assessment))}
        fields={assessFields(risk, new Date().toISOString())}
        onSubmit={async (values, key) => {
          await assessRisk(risk, bodyOf(risk, values), key)
          onDone()
        }}
      />
    </>
  )
}

const ApproveValues = z.omit(RiskApproval, { version: true })
const RejectValues = z.omit(RiskRejection, { version: true })

const approveFields = (risk: CaseRisk): readonly FormField[] => {
  const level = lastRound(risk.assessment)?.level ?? 'high'
  return [
    {
      name: 'level',
      label: 'Level',
      kind: 'select',
      options: entriesOf(riskNames)
        .filter(([value]) => !isHigher(value, level))
        .map(([value, label]) => ({ value, label })),
    },
    {
      name: 'note',
      label: 'What you considered',
      hint: 'Where you lower the level, why.',
      kind: 'lines',
      width: 'w6',
    },
  ]
}

const ApproveForm = (props: FormProps) => (
  <SchemaForm
    {...common(props)}
    schema={ApproveValues}
    submit="Approve"
    start={{ level: lastRound(props.risk.assessment)?.level ?? 'high', note: '' }}
    fields={approveFields(props.risk)}
    onSubmit={async (body, key) => {
      await approveRisk(props.risk, body, key)
      props.onDone()
    }}
  />
)

const RejectForm = (props: FormProps) => (
  <SchemaForm
    {...common(props)}
    schema={RejectValues}
    submit="Send back"
    start={{ reason: '' }}
    fields={[{ name: 'reason', label: 'Reason', kind: 'text', width: 'w6' }]}
    onSubmit={async ({ reason }, key) => {
      await rejectRisk(props.risk, reason, key)
      props.onDone()
    }}
  />
)

const forms = {
  assess: { title: 'Assess client and matter risk', Form: AssessForm },
  approve: { title: 'Approve the risk assessment', Form: ApproveForm },
  reject: { title: 'Send the assessment back', Form: RejectForm },
}

/** The form that is open over the risk of the case. */
export default function RiskForms({ open, ...props }: FormProps & { open: OpenRisk }) {
  const { title, Form } = forms[open]
  return (
    <Dialog title={title} open onClose={props.onDone}>
      <Form {...props} />
    </Dialog>
  )
}
