import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import { go } from '#lib/navigate'

/** Saves an answer once and goes on; says what is wrong otherwise. */
export const useSaving = (save: (key: string) => Promise<unknown>, next: () => string | null) => {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      await save(key.current)
      const address = next()
      if (address !== null) go(address)
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }
  const changed = () => {
    key.current = crypto.randomUUID()
    setFault(null)
  }
  return { fault, setFault, isBusy, submit, changed }
}
