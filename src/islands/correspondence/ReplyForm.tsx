import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { Email } from '#domain/contact'
import { EmailReply } from '#domain/tracked-email/bodies'
import { answerTo, forwardSubject, replySubject } from '#domain/tracked-email/outgoing'
import { pluralise } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { replyToEmail } from '#stores/tracked-email/email'
import { EmailTemplateChoice } from './EmailTemplateChoice.tsx'
import type { Answer, EmailFormProps } from './email-forms.ts'
import { SenderNote } from './SenderNote.tsx'
import { DraftForm } from './writing/DraftForm.tsx'

const addresses = (typed: string) =>
  typed
    .split(/[\s,;]+/)
    .map((it) => it.trim())
    .filter(Boolean)

const Body = z.object({
  to: z
    .string('Enter an email address.')
    .check(
      z.refine(
        (typed) =>
          addresses(typed).length > 0 &&
          addresses(typed).every((it) => Email.safeParse(it).success),
        'Enter email addresses, separated by commas.',
      ),
    ),
  subject: EmailReply.shape.subject,
  text: EmailReply.shape.text,
  attachments: z._default(z.array(z.string()), []),
})

type Props = EmailFormProps & { as: Answer }

/** Answers an email, or passes it on with its files. */
export default function ReplyForm({ email, as, onDone }: Props) {
  const { filing } = email
  const start = startOf(email, as)
  const typed = useRef<Values>(start)
  const [fill, setFill] = useState<Values>()
  return (
    <>
      <SenderNote sender={email.sender} />
      {filing?.kind === 'conveyance' && (
        <EmailTemplateChoice
          caseId={filing.id}
          toOf={() => addresses(String(typed.current['to']))[0] ?? ''}
          onFill={setFill}
        />
      )}
      <DraftForm
        schema={Body}
        place={placeOf(email, as)}
        submit={as === 'forward' ? 'Forward' : 'Send reply'}
        of={`${as} ${email.id}`}
        onCancel={onDone}
        fields={fieldsOf(email)}
        {...{ start, fill }}
        onType={(values) => {
          typed.current = values
        }}
        onSend={async (body, key, draft) => {
          await send(email, as, body, { key, draft })
          onDone()
        }}
      />
      <Note quote={email.quote} />
    </>
  )
}

type Sending = { readonly key: string; readonly draft: string | undefined }

const send = async (
  email: Props['email'],
  as: Answer,
  { to, attachments, ...body }: z.output<typeof Body>,
  { key, draft }: Sending,
) => {
  const also = { as: as === 'forward' ? as : ('reply' as const), ...(draft ? { draft } : {}) }
  const places = attachments.map(Number)
  const reply = { ...body, ...also, to: addresses(to), attachments: places }
  const sent = await replyToEmail(email, reply, key)
  const summary = `${pluralise(sent, 'message')} in the outbox`
  addToast({ severity: 'success', summary, detail: body.subject })
}

const placeOf = ({ id, filing }: Props['email'], as: Answer) => ({
  record: { kind: filing?.kind ?? 'conveyance', id: filing?.id ?? '' } as const,
  way: as,
  email_id: id,
})

const Note = ({ quote }: Pick<Props['email'], 'quote'>) => (
  <p className="email-note faint">
    Each address gets a message of its own, with your signature.{' '}
    {quote
      ? 'The email is quoted below it.'
      : 'The email is not quoted, as we never send bank details on.'}
  </p>
)

const recipientsOf = (email: Props['email'], as: Answer) => {
  if (as === 'forward') return ''
  return as === 'reply' ? answerTo(email).address : email.everybody.join(', ')
}

const startOf = (email: Props['email'], as: Answer) => ({
  to: recipientsOf(email, as),
  subject: as === 'forward' ? forwardSubject(email.subject) : replySubject(email.subject),
  text: '',
  attachments: [],
})

const fieldsOf = ({ attachments }: Props['email']): readonly FormField[] => {
  const options = attachments.flatMap(({ name, is_stored }, place) =>
    is_stored ? [{ value: String(place), label: name }] : [],
  )
  return [
    { name: 'to', label: 'To', kind: 'text', width: 'w6' },
    { name: 'subject', label: 'Subject', kind: 'text', width: 'w6' },
    { name: 'text', label: 'Message', kind: 'lines', width: 'w6', most: 10_000 },
    ...(options.length > 0
      ? [
          {
            name: 'attachments',
            label: 'Attachments (optional)',
            kind: 'checks' as const,
            width: 'w6' as const,
            options,
          },
        ]
      : []),
  ]
}
