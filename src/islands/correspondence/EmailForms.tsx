import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { EmailView } from '#domain/tracked-email/view'
import { type Answer, emailFormTitles, type OpenEmailForm } from './email-forms.ts'

const ReplyForm = lazy(() => import('./ReplyForm.tsx'))
const FileForm = lazy(() => import('./FileForm.tsx'))
const SaveForm = lazy(() => import('./SaveForm.tsx'))
const TaskForm = lazy(() => import('./TaskForm.tsx'))
const EnquiriesForm = lazy(() => import('./EnquiriesForm.tsx'))

const answerOf = (open: OpenEmailForm | null): Answer | null =>
  open?.name === 'reply' || open?.name === 'reply-all' || open?.name === 'forward'
    ? open.name
    : null

type Props = { email: EmailView; open: OpenEmailForm | null; onDone: () => void }

/** The form that is open over an email. */
export const EmailForms = ({ email, open, onDone }: Props) => {
  const answer = answerOf(open)
  return (
    <Dialog title={emailFormTitles[open?.name ?? 'reply']} open={open !== null} onClose={onDone}>
      <Suspense fallback={<Skeleton rows={4} />}>
        {answer && <ReplyForm email={email} as={answer} onDone={onDone} />}
        {open?.name === 'file' && <FileForm email={email} onDone={onDone} />}
        {open?.name === 'task' && <TaskForm email={email} onDone={onDone} />}
        {open?.name === 'enquiries' && <EnquiriesForm email={email} onDone={onDone} />}
        {open?.name === 'save' && <SaveForm email={email} place={open.place} onDone={onDone} />}
      </Suspense>
    </Dialog>
  )
}
