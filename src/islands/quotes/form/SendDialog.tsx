import type { ReactNode } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'

type Props = {
  open: boolean
  busy: boolean
  /** The label of the button that sends. */
  submit: string
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** Shows what goes by email and to whom, before it is sent. */
export const SendDialog = ({ open, busy, submit, onSend, onClose, children }: Props) => (
  <Dialog title="Send the quote" open={open} onClose={onClose}>
    {children}
    <div className="feet">
      <button type="button" className="btn" onClick={onClose}>
        Cancel
      </button>
      <button type="button" className="btn main" aria-disabled={busy} onClick={onSend}>
        {busy ? 'Sending' : submit}
      </button>
    </div>
  </Dialog>
)
