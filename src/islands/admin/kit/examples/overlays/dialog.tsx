import { useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'

export const about = { heading: 'Dialog', words: 'modal floating question danger' }

/** Says what will happen; the safe choice comes first, and the button names the act. */
export default function Question() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Open a dialog
      </button>
      <Dialog title="Abort the sale of 14 Larkfield Road?" open={isOpen} onClose={close}>
        <p>
          The case closes with a reason and keeps its number. You can reopen it within 12 months.
        </p>
        <div className="feet">
          <button type="button" className="btn" onClick={close}>
            Keep the case
          </button>
          <button type="button" className="btn danger fill" onClick={close}>
            Abort the sale
          </button>
        </div>
      </Dialog>
    </>
  )
}
