import { useState } from 'react'
import type { Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { mapSubmission, type Submission } from '#components/form/submission.ts'
import type {
  CommunicationContent,
  FirmCommunication,
} from '#domain/communication/firm/communication'
import { contentOfForm, CommunicationForm as FormSchema } from '#domain/communication/firm/form'
import { communicationFields, communicationValues } from './communication-fields.ts'
import { PreviewPane } from './PreviewPane.tsx'

type Props = Submission<CommunicationContent> & {
  communication?: FirmCommunication
  submit: string
  isFixed?: boolean
}

/** The form of a communication in steps, with how its text reads for a case or quote. */
export const CommunicationForm = ({ communication, ...form }: Props) => {
  const start = communicationValues(communication)
  const [typed, setTyped] = useState<Values>(start)
  return (
    <div className="admin-form">
      <SchemaForm
        schema={FormSchema}
        fields={communicationFields(typed, communication)}
        of={communication?.id}
        start={start}
        submit={form.submit}
        isFixed={form.isFixed === true}
        onType={setTyped}
        {...mapSubmission(form, contentOfForm)}
      />
      <PreviewPane typed={typed} />
    </div>
  )
}
