import { atom } from 'nanostores'
import type { LeadMatches } from '#domain/lead/api'
import { findLeadMatches } from './desk.ts'

const PAUSE_MS = 300
const nobody: LeadMatches = { contacts: [], leads: [] }
const NAMES = ['first_name', 'last_name', 'email', 'phone', 'postcode'] as const

/** The contacts and leads that match the form so far. */
export const $leadMatches = atom(nobody)

let pause: ReturnType<typeof setTimeout> | undefined
let asking = new AbortController()
let asked = ''

/** Searches for the form's values, debounced. */
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

/** Clears the matches. */
export const forgetMatches = () => {
  clearTimeout(pause)
  asking.abort()
  asked = ''
  $leadMatches.set(nobody)
}
