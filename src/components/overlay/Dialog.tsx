import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  title: string
  open: boolean
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/**
 * A modal dialog that traps focus, closes on Escape and restores focus. A form with unsaved changes prevents its
 * `cancel` event and asks.
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
        </>
      )}
    </dialog>
  )
}
