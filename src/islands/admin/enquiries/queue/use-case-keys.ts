import { useRef } from 'react'

/** A key for each case that stays the same while a form is open, so that a second press sends nothing twice. */
export const useCaseKeys = () => {
  const keys = useRef(new Map<string, string>())
  return (caseId: string) => {
    const key = keys.current.get(caseId) ?? crypto.randomUUID()
    keys.current.set(caseId, key)
    return key
  }
}
