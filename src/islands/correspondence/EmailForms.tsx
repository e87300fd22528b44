import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { EmailView } from '#domain/tracked-email/view'
import { emailFormTitles, type OpenEmailForm } from './email-forms.ts'

const ReplyForm = lazy(() => import('./ReplyForm.tsx'))
const FileForm = lazy(() => import('./FileForm.tsx'))
const SaveForm = lazy(() => import('./SaveForm.tsx'))
const TaskForm = lazy(() => import('./TaskForm.tsx'))

type Props = { email: EmailView; open: OpenEmailForm | null; onDone: () => void }

/** The form that is open over an email. */
export const EmailForms = ({ email, open, onDone }: Props) => (
  <Dialog title={emailFormTitles[open?.name ?? 'reply']} open={open !== null} onClose={onDone}>
    <Suspense fallback={<Skeleton rows={4} />}>
      {(open?.name === 'reply' || open?.name === 'forward') && (
        <ReplyForm email={email} as={open.name} onDone={onDone} />
      )}
      {open?.name === 'file' && <FileForm email={email} onDone={onDone} />}
      {open?.name === 'task' && <TaskForm email={email} onDone={onDone} />}
      {open?.name === 'save' && <SaveForm email={email} place={open.place} onDone={onDone} />}
    </Suspense>
  </Dialog>
)
