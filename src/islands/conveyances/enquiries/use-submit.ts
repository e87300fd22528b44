import { useState } from 'react'
import { fieldErrorsIn } from '#domain/error-fields'

/** What was wrong with a field, as there is none to show it beside; otherwise the message of the refusal. */
const faultOf = (error: unknown) => {
  const said = Object.values(fieldErrorsIn(error)).flat()
  if (said.length > 0) return said.join(' ')
  return error instanceof Error ? error.message : 'Couldn’t save. Try again.'
}

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
      setFault(faultOf(error))
    }
    setBusy(false)
  }
  return { fault, isBusy, submit }
}
