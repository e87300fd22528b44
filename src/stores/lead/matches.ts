import { atom } from 'nanostores'
import type { LeadMatches } from '#domain/lead/api'
import { findLeadMatches } from './desk.ts'

const DEBOUNCE_MS = 300
const noMatches: LeadMatches = { contacts: [], leads: [] }
const NAMES = ['first_name', 'last_name', 'email', 'phone', 'postcode'] as const

export const $leadMatches = atom(noMatches)

let timer: ReturnType<typeof setTimeout> | undefined
let controller = new AbortController()
let lastQuery = ''

export const searchMatches = (values: Readonly<Record<string, unknown>>) => {
  const typed = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : []
    }),
  )
  const text = JSON.stringify(typed)
  if (text === lastQuery) return
  lastQuery = text
  clearTimeout(timer)
  controller.abort()
  controller = new AbortController()
  const { signal } = controller
  timer = setTimeout(() => {
    void findLeadMatches(typed, signal).then(
      (found) => $leadMatches.set(found),
      () => {},
    )
  }, DEBOUNCE_MS)
}

export const clearMatches = () => {
  clearTimeout(timer)
  controller.abort()
  lastQuery = ''
  $leadMatches.set(noMatches)
}
