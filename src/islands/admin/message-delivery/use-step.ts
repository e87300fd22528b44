import { useRef, useState } from 'react'
import { showRefusal } from '#stores/chrome/show-refusal'

/** Runs one act at a time under an idempotency key that is renewed once it succeeds; a refusal becomes a toast. */
export const useStep = (failure: string) => {
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const runOnce = async (act: (key: string) => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    try {
      await act(key.current)
      key.current = crypto.randomUUID()
    } catch (error) {
      showRefusal(failure)(error)
    }
    setBusy(false)
  }
  return { busy, run: (act: (key: string) => Promise<unknown>) => void runOnce(act) }
}
