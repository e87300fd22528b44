import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { declineText } from '#domain/enquiry/decline'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import {
  approveDecline,
  changeEnquiry,
  reopenEnquiry,
  settleEnquiry,
} from '#stores/enquiry/enquiries'
import { DeclineForm } from './DeclineForm.tsx'
import {
  ApprovalValues,
  approvalFields,
  ChangeValues,
  changeFields,
  changeStart,
  IndemnityValues,
  indemnityFields,
  indemnityStart,
  OutcomeValues,
  outcomeFields,
  outcomeStart,
  ReopenValues,
  reopenFields,
} from './enquiry-fields.ts'
import { useClassificationOptions } from './use-classifications.ts'

type FormProps = { enquiry: CaseEnquiry; onDone: () => void }
type Props = FormProps & {
  name: 'approval' | 'change' | 'decline' | 'outcome' | 'indemnity' | 'reopen'
}

export const OneForm = ({ name, ...props }: Props) => {
  const Form = forms[name]
  return <Form {...props} />
}

const ChangeForm = ({ enquiry, onDone }: FormProps) => (
  <SchemaForm
    schema={ChangeValues}
    submit="Save enquiry"
    of={enquiry.id}
    onCancel={onDone}
    start={changeStart(enquiry)}
    fields={changeFields(useClassificationOptions())}
    onSubmit={async (body, key) => {
      await changeEnquiry(enquiry, body, key)
      onDone()
    }}
  />
)

const ApprovalForm = ({ enquiry, onDone }: FormProps) => (
  <>
    {enquiry.decline && (
      <p>
        {enquiry.decline.by.name} proposes to decline it: {declineText(enquiry.decline)}
      </p>
    )}
    <SchemaForm
      schema={ApprovalValues}
      submit="Save"
      of={enquiry.id}
      onCancel={onDone}
      start={{ is_approved: '' }}
      fields={approvalFields}
      onSubmit={async ({ is_approved }, key) => {
        await approveDecline(enquiry, is_approved === 'yes', key)
        onDone()
      }}
    />
  </>
)

const OutcomeForm = ({ enquiry, onDone }: FormProps) => (
  <SchemaForm
    schema={OutcomeValues}
    submit="Record outcome"
    of={enquiry.id}
    onCancel={onDone}
    start={outcomeStart}
    fields={outcomeFields}
    onSubmit={async (body, key) => {
      await settleEnquiry(enquiry, { ...body, indemnity: null }, key)
      onDone()
    }}
  />
)

const IndemnityForm = ({ enquiry, onDone }: FormProps) => (
  <SchemaForm
    schema={IndemnityValues}
    submit="Record the cover"
    of={enquiry.id}
    onCancel={onDone}
    start={indemnityStart}
    fields={indemnityFields}
    onSubmit={async ({ name, quotation, ...indemnity }, key) => {
      const said = { outcome: 'covered_by_indemnity', how: 'mail', name, quotation } as const
      await settleEnquiry(enquiry, { ...said, indemnity }, key)
      onDone()
    }}
  />
)

const ReopenForm = ({ enquiry, onDone }: FormProps) => (
  <SchemaForm
    schema={ReopenValues}
    submit="Reopen the enquiry"
    of={enquiry.id}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={reopenFields}
    onSubmit={async ({ reason }, key) => {
      await reopenEnquiry(enquiry, reason, key)
      onDone()
    }}
  />
)

const forms = {
  approval: ApprovalForm,
  change: ChangeForm,
  decline: DeclineForm,
  outcome: OutcomeForm,
  indemnity: IndemnityForm,
  reopen: ReopenForm,
}
