import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { guardLeaving } from './leave-guard.ts'

type Answer = (leaves: boolean) => void

/** While something is typed, leaving its page or closing its dialog asks first. `part`: where it is typed. */
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
    const hold = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      void ask().then((leaves) => leaves && dialog?.close())
    }
    const stop = guardLeaving(ask)
    dialog?.addEventListener('cancel', hold)
    return () => {
      stop()
      dialog?.removeEventListener('cancel', hold)
    }
  }, [isTyped, ask, part])
  return { ask, answer }
}

/**
 * Forgets what is typed with the dialog that it is typed in: closing it has asked. A page that is loaded anew closes
 * none, and keeps it.
 */
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
