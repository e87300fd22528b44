import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { formatBytes } from '#domain/document/file-parts'
import { whatsappFileActs } from '#domain/whatsapp/file-acts'
import type { WhatsappFile, WhatsappThread } from '#domain/whatsapp/thread'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { showRefusal } from '#stores/chrome/show-refusal'
import { fetchWhatsappFile } from '#stores/whatsapp/inbox'

const SaveFileForm = lazy(() => import('./SaveFileForm.tsx'))

type Props = { message: string; file: WhatsappFile; thread: WhatsappThread }

/** The file of a message: here and checked, refused with its reason, or still at WhatsApp. */
export const ChatFile = ({ message, file, thread }: Props) => {
  const [isSaving, setSaving] = useState(false)
  const acts = whatsappFileActs(thread, file, useActingPerson())
  return (
    <div className="row wrap">
      <FileName message={message} file={file} />
      {file.stored === null && file.refusal === null && (
        <FetchButton message={message} why={reasonAgainst(acts.fetch)} />
      )}
      {file.document_id !== null && <span className="good-text">Saved to documents</span>}
      {file.stored !== null && file.document_id === null && (
        <ActButton
          className="btn small"
          why={reasonAgainst(acts.save)}
          onPress={() => setSaving(true)}
        >
          Save to documents
        </ActButton>
      )}
      <SaveDialog
        message={message}
        file={file}
        thread={thread}
        isOpen={isSaving}
        onDone={() => setSaving(false)}
      />
    </div>
  )
}

type SaveProps = Props & { isOpen: boolean; onDone: () => void }

const SaveDialog = ({ isOpen, ...of }: SaveProps) => (
  <Dialog title="Save to documents" open={isOpen} onClose={of.onDone}>
    <Suspense fallback={<Skeleton rows={3} />}>{isOpen && <SaveFileForm {...of} />}</Suspense>
  </Dialog>
)

const FileName = ({ message, file: { name, stored, refusal } }: Omit<Props, 'thread'>) =>
  stored === null ? (
    <span>
      <b className="med">{name}</b>{' '}
      <small className="bad">{refusal ?? 'Not fetched from WhatsApp yet.'}</small>
    </span>
  ) : (
    <span>
      <a href={`/files/whatsapp/${message}`} download>
        {name}
      </a>{' '}
      <small className="faint">{formatBytes(stored.bytes)}, checked</small>
    </span>
  )

const FetchButton = ({ message, why }: { message: string; why: string | undefined }) => {
  const [isBusy, setBusy] = useState(false)
  const fetchIt = async () => {
    setBusy(true)
    await fetchWhatsappFile(message).catch(showRefusal('Couldn’t fetch the file'))
    setBusy(false)
  }
  return (
    <ActButton className="btn small" why={why} isBusy={isBusy} onPress={() => void fetchIt()}>
      Fetch it again
    </ActButton>
  )
}
