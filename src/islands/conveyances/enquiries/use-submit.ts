import { useState } from 'react'

/** Runs an act once at a time; its refusal is shown where it was asked for. */
export const useSubmit = () => {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (act: () => Promise<unknown>) => {
    setBusy(true)
    setFault(null)
    try {
      await act()
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'Couldn’t save. Try again.')
    }
    setBusy(false)
  }
  return { fault, isBusy, submit }
}
