import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { guardLeaving } from './leave-guard.ts'

type Answer = (leaves: boolean) => void

/** Asks before unsaved changes are lost by leaving the page or closing the dialog around `part`. */
export const useLeaveGuard = (isTyped: boolean, part: RefObject<HTMLElement | null>) => {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) =>
        setAnswer(() => (leaves: boolean) => {
          setAnswer(null)
          resolve(leaves)
        }),
      ),
    [],
  )
  useEffect(() => {
    if (!isTyped) return
    const dialog = part.current?.closest('dialog')
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      void ask().then((leaves) => leaves && dialog?.close())
    }
    const stop = guardLeaving(ask)
    dialog?.addEventListener('cancel', onCancel)
    return () => {
      stop()
      dialog?.removeEventListener('cancel', onCancel)
    }
  }, [isTyped, ask, part])
  return { ask, answer }
}

/** Deletes the draft when the dialog around the form is closed. A reload does not close it and keeps the draft. */
export const useDropWithDialog = (
  form: RefObject<HTMLElement | null>,
  forget: (() => void) | null,
) => {
  const now = useRef(forget)
  now.current = forget
  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    return () => {
      if (dialog) now.current?.()
    }
  }, [form])
}
