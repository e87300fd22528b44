import { atom } from 'nanostores'
import type { LeadMatches } from '#domain/lead/api'
import { findLeadMatches } from './desk.ts'

const PAUSE_MS = 300
const nobody: LeadMatches = { contacts: [], leads: [] }
const NAMES = ['first_name', 'last_name', 'email', 'phone', 'postcode'] as const

/** Who the person on the line may be, as far as it is typed. */
export const $leadMatches = atom(nobody)

let pause: ReturnType<typeof setTimeout> | undefined
let asking = new AbortController()
let asked = ''

/** Looks again for what the form now says, once nobody types for a moment. */
export const lookForMatches = (values: Readonly<Record<string, unknown>>) => {
  const typed = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : []
    }),
  )
  const text = JSON.stringify(typed)
  if (text === asked) return
  asked = text
  clearTimeout(pause)
  asking.abort()
  asking = new AbortController()
  const { signal } = asking
  pause = setTimeout(() => {
    void findLeadMatches(typed, signal).then(
      (found) => $leadMatches.set(found),
      () => {},
    )
  }, PAUSE_MS)
}

/** Forgets who was found. */
export const forgetMatches = () => {
  clearTimeout(pause)
  asking.abort()
  asked = ''
  $leadMatches.set(nobody)
}
