import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import { emailActs } from '#domain/tracked-email/acts'
import type { EmailView } from '#domain/tracked-email/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $email } from '#stores/tracked-email/email'
import { EmailActions } from './EmailActions.tsx'
import { EmailAttachments } from './EmailAttachments.tsx'
import { EmailBody } from './EmailBody.tsx'
import { EmailForms } from './EmailForms.tsx'
import { EmailHead } from './EmailHead.tsx'
import { EmailThread } from './EmailThread.tsx'
import { EmailWarnings } from './EmailWarnings.tsx'
import { answers, type OpenEmailForm } from './email-forms.ts'

/** The email that the page is open at, with all that may be done with it. */
export const Email = () => {
  const email = useStore($email)
  return (
    <Loaded from={email} skeleton={<Skeleton rows={10} />} retry={() => $email.revalidate()}>
      {(it) => <OneEmail key={it.id} email={it} />}
    </Loaded>
  )
}

/** The answer that the address names, where a draft of it is gone on with. */
const answerNamed = (): OpenEmailForm | null => {
  const name = answers.find((it) => it === new URLSearchParams(location.search).get('write'))
  return name === undefined ? null : { name }
}

const OneEmail = ({ email }: { email: EmailView }) => {
  const [open, setOpen] = useState<OpenEmailForm | null>(answerNamed)
  const acts = emailActs(email, useActingPerson())
  return (
    <article className="email" aria-label={email.subject || 'Email without a subject'}>
      <EmailWarnings email={email} />
      <EmailHead email={email} />
      <EmailActions email={email} acts={acts} onOpen={setOpen} />
      <EmailBody email={email} />
      <EmailAttachments
        email={email}
        why={reasonAgainst(acts.save_attachment)}
        onSave={(place) => setOpen({ name: 'save', place })}
      />
      <EmailThread email={email} />
      <EmailForms email={email} open={open} onDone={() => setOpen(null)} />
    </article>
  )
}
