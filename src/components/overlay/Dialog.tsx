import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#components/Icon.tsx'

type Props = {
  title: string
  open: boolean
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/**
 * A modal dialog that traps focus, closes on Escape and restores focus. A form with unsaved changes prevents its
 * `cancel` event and asks. On a phone, which has no Escape, it has a button to close it: last, so that the focus goes
 * to the content first.
 */
export const Dialog = ({ title, open, onClose, wide = false, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={`dialog ${wide ? 'wide-dialog' : ''}`}
      aria-labelledby={heading}
      onClose={onClose}
    >
      {open && (
        <>
          <h3 id={heading}>{title}</h3>
          {children}
          <CloseButton onPress={() => cancel(dialog.current)} />
        </>
      )}
    </dialog>
  )
}

const CloseButton = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="icon-btn dialog-close" aria-label="Close" onClick={onPress}>
    <Icon name="x" />
  </button>
)

/** Closes a dialog as Escape does. */
const cancel = (dialog: HTMLDialogElement | null) => {
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}
