import { useEffect } from 'react'
import { redoDraft, undoDraft } from '#stores/conveyance/workflow/draft'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea') !== null

/** Ctrl or Cmd with Z undoes an edit, with Shift or Y redoes it; a field keeps its own undo. */
export const useUndoKeys = () => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redoDraft()
      else undoDraft()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
