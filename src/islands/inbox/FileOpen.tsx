import { useStore } from '@nanostores/react'
import { Loaded } from '#components/Loaded.tsx'
import FileForm from '#islands/correspondence/FileForm.tsx'
import { $email } from '#stores/tracked-email/email'

/** Files the email that is open. */
export default function FileOpen({ onDone }: { onDone: () => void }) {
  return (
    <Loaded from={useStore($email)}>{(email) => <FileForm email={email} onDone={onDone} />}</Loaded>
  )
}
