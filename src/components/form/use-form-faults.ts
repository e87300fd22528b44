import { type RefObject, useEffect, useRef, useState } from 'react'
import { missingIn } from '#domain/error-fields'
import type { Missing } from '#domain/refusal'
import {
  type Faults,
  fieldsOf,
  focusFirstFault,
  messageOf,
  type Stale,
  staleIn,
  withoutFaults,
} from './form-faults.ts'

/** The faults and the refusal of a form; each new refusal focuses the first fault, or else the summary. */
export const useFormFaults = (form: RefObject<HTMLElement | null>) => {
  const [faults, setFaults] = useState<Faults>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [missing, setMissing] = useState<readonly Missing[]>([])
  const [stale, setStale] = useState<Stale | null>(null)
  const [refusals, setRefusals] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0 && !focusFirstFault(form.current)) summary.current?.focus()
  }, [refusals, form])

  const show = (found: Faults, message: string | null) => {
    setFaults(found)
    setRefused(message)
    setRefusals((count) => count + 1)
  }
  const refuse = (error: unknown, places: readonly string[]) => {
    setStale(staleIn(error))
    setMissing(missingIn(error))
    show(fieldsOf(error, places), messageOf(error))
  }
  const clear = (paths: readonly string[]) => setFaults(withoutFaults(faults, paths))
  const clearAll = () => {
    setFaults({})
    setMissing([])
  }
  const settle = () => {
    setStale(null)
    setRefused(null)
    setFaults({})
  }
  const tell = (path: string, words: string) => setFaults((all) => ({ ...all, [path]: [words] }))
  return { faults, refused, missing, stale, summary, show, refuse, clear, clearAll, settle, tell }
}
