import { ActButton } from '#components/ActButton.tsx'
import { type Acts, reasonAgainst, type Verdict } from '#domain/act'
import type { WhatsappAct } from '#domain/whatsapp/acts'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { showRefusal } from '#stores/chrome/show-refusal'
import { closeThread } from '#stores/whatsapp/inbox'
import type { OpenThreadForm } from './ThreadForms.tsx'

type Props = {
  thread: WhatsappThread
  acts: Acts<WhatsappAct>
  /** Whether a document of the case may be sent. */
  sendFile: Verdict
  onOpen: (open: OpenThreadForm) => void
}

/** What may be done with a conversation. */
export const ThreadActions = ({ thread, acts, sendFile, onOpen }: Props) => {
  const isOpen = thread.status === 'open'
  const turn = () =>
    void closeThread(thread, isOpen, crypto.randomUUID()).catch(
      showRefusal(isOpen ? 'Couldn’t close it' : 'Couldn’t reopen it'),
    )
  return (
    <div className="row wrap">
      <Act against={acts.send_template} onPress={() => onOpen('template')}>
        Send a template
      </Act>
      <Act against={sendFile} onPress={() => onOpen('document')}>
        Send a document
      </Act>
      <Act against={acts.assign} onPress={() => onOpen('assign')}>
        Assign
      </Act>
      <Act against={acts.file} onPress={() => onOpen('file')}>
        {thread.filing ? 'File elsewhere' : 'File'}
      </Act>
      <Act against={isOpen ? acts.close : acts.reopen} onPress={turn}>
        {isOpen ? 'Close' : 'Reopen'}
      </Act>
    </div>
  )
}

type ActProps = { against: Verdict; onPress: () => void; children: string }

const Act = ({ against, onPress, children }: ActProps) => (
  <ActButton className="btn small" why={reasonAgainst(against)} onPress={onPress}>
    {children}
  </ActButton>
)
