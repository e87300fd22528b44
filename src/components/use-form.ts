import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Missing } from '#domain/refusal'
import type { FormField, Values } from './FormControl.tsx'
import {
  type Faults,
  fieldsOf,
  focusFirstFault,
  messageOf,
  missingIn,
  readForm,
  staleIn,
} from './form-faults.ts'
import { placesOf } from './form-places.ts'

export type FormOf<Schema extends z.ZodMiniType> = {
  schema: Schema
  fields: readonly FormField[]
  /** What the fields say before anybody types: the record as it stands now. */
  start: Values
  /** The version of that record, where the form changes one. */
  version?: number
  /**
   * Sends what was typed. `key` stays the same until it changes, so that a second try does nothing twice;
   * `version` is the one that it was typed on.
   */
  onSubmit: (body: z.output<Schema>, key: string, version: number | undefined) => Promise<unknown>
}

type Draft = {
  readonly values: Values
  /** The record as it stood when the first key was pressed. */
  readonly base: Values
  readonly version: number | undefined
}

/** What a form holds: what is typed, what is wrong with it, and who was quicker. */
export const useForm = <Schema extends z.ZodMiniType>(it: FormOf<Schema>) => {
  const [typed, setTyped] = useState<Draft | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [missing, setMissing] = useState<readonly Missing[]>([])
  const [stale, setStale] = useState<ReturnType<typeof staleIn>>(null)
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const key = useRef(crypto.randomUUID())
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)

  const now = { base: it.start, version: it.version }
  const draft = typed && state !== 'sent' ? typed : { values: typed?.values ?? it.start, ...now }
  const shown = it.fields.filter((field) => field.when?.(draft.values) ?? true)
  const isMet = stale !== null && it.version !== draft.version
  const places = isMet ? placesOf(shown, draft.base, draft.values, it.start) : []
  useLeaveGuard(typed !== null && state === 'open')

  const put = (next: Draft | null) => {
    key.current = crypto.randomUUID()
    setTyped(next)
  }
  const change = (name: string, value: Values[string]) => {
    put({ ...draft, values: { ...draft.values, [name]: value } })
    setFaults({ ...faults, [name]: [] })
    setState('open')
  }
  const show = (found: Faults, message: string | null) => {
    setFaults(found)
    setRefused(message)
    requestAnimationFrame(() => focusFirstFault(form.current) || summary.current?.focus())
  }
  const send = async (draft: Draft) => {
    const read = readForm(it.schema, shown, draft.values)
    if ('faults' in read) return show(read.faults, null)
    setState('busy')
    setFaults({})
    setMissing([])
    try {
      await it.onSubmit(read.body, key.current, draft.version)
      setState('sent')
    } catch (error) {
      setState('open')
      setTyped(draft)
      setStale(staleIn(error))
      setMissing(missingIn(error))
      show(fieldsOf(error, shown), messageOf(error))
    }
  }
  const settle = (next: Draft | null) => {
    put(next)
    setStale(null)
    setRefused(null)
  }
  const keep = () => {
    const kept = { values: draft.values, ...now }
    settle(kept)
    return send(kept)
  }

  // What they changed is nothing that this form writes: there is nothing to choose.
  const isMoot = isMet && places.length === 0
  const again = useRef(keep)
  again.current = keep
  useEffect(() => {
    if (isMoot) void again.current()
  }, [isMoot])

  return {
    values: draft.values,
    faults,
    shown,
    refused: isMet ? null : refused,
    missing,
    conflict: places.length > 0 ? { changed: stale?.changed ?? null, places } : null,
    busy: state === 'busy',
    form,
    summary,
    change,
    keep: () => void keep(),
    take: () => settle(null),
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (state !== 'busy') void send(draft)
    },
  }
}

/** Leaving a page with typed text asks first. */
const useLeaveGuard = (typed: boolean) => {
  useEffect(() => {
    if (!typed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [typed])
}
