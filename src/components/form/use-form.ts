import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { merged } from '#domain/stale-record'
import { disagreementsIn } from './disagreements.ts'
import { parseForm } from './form-body.ts'
import type { Stale } from './form-faults.ts'
import {
  type FormPart,
  leavesOf,
  type Value,
  type Values,
  visibleParts,
  withValue,
} from './form-parts.ts'
import { keyAfterChange, keyAfterFailure, newSendKey, type SendKey } from './send-key.ts'
import { type Submission, submit } from './submission.ts'
import { useFormFaults } from './use-form-faults.ts'
import { useDropWithDialog, useLeaveGuard } from './use-leave-guard.ts'
import { type Draft, useTyped } from './use-typed.ts'

export type StoredValues = { readonly start: Values; readonly version: number }

export type FormOf<Schema extends z.ZodMiniType> = Submission<z.output<Schema>> & {
  schema: Schema
  fields: readonly FormPart[]
  /** Distinguishes the drafts of the same form for several records of a page. */
  of?: string | undefined
  start: Values
  /** Converts the record of a conflict, where the page does not follow the record. */
  read?: (current: unknown) => StoredValues
  /** Values to fill in as if they were typed, once per object. */
  fill?: Values | undefined
  onType?: (values: Values) => void
  /** Whether what is typed is saved elsewhere as well, so that nobody is asked before they leave it. */
  isKept?: boolean
}

export const useForm = <Schema extends z.ZodMiniType>(formOf: FormOf<Schema>) => {
  const { typed, put: putTyped, ...text } = useTyped(nameOf(formOf), formOf.fields)
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const key = useRef<SendKey>(text.sendKey ?? newSendKey())
  const form = useRef<HTMLFormElement>(null)
  const { refused, stale, settle, ...found } = useFormFaults(form)

  const now = storedValues(formOf, stale)
  const isOpen = typed !== null && state !== 'sent'
  const draft = isOpen ? typed : { values: typed?.values ?? now.base, ...now }
  const shown = visibleParts(formOf.fields, draft.values)
  const hasConflict = stale !== null && now.version !== draft.version
  const disagreements = hasConflict
    ? disagreementsIn(shown, { base: draft.base, mine: draft.values, theirs: now.base })
    : []
  const guard = useLeaveGuard(
    isOpen && state === 'open' && !formOf.isKept && hasChanges(draft),
    form,
  )
  useDropWithDialog(form, isOpen ? text.forget : null)

  const put = (next: Draft) => {
    key.current = keyAfterChange(key.current, formOf.version !== undefined)
    putTyped(next, key.current)
    formOf.onType?.(next.values)
  }
  const drop = () => {
    key.current = newSendKey()
    text.drop()
    formOf.onType?.(now.base)
  }
  const change = (path: string, value: Value, also: Values = {}) => {
    put({ ...draft, values: { ...withValue(draft.values, path, value), ...also } })
    found.clear([path, ...Object.keys(also)])
    setState('open')
  }
  const send = async (draft: Draft) => {
    const read = parseForm(formOf.schema, formOf.fields, draft.values)
    if ('faults' in read) return found.show(read.faults, null)
    setState('busy')
    found.clearAll()
    try {
      await submit(formOf, read.body, key.current.key, draft.version)
      key.current = { ...key.current, isUnanswered: false }
      text.forget()
      setState('sent')
    } catch (error) {
      setState('open')
      key.current = keyAfterFailure(key.current, error)
      putTyped(draft, key.current)
      found.refuse(error, pathsIn(shown, draft.values))
    }
  }
  const keep = () => {
    // What was not typed here is as the other person left it.
    const versions = { base: draft.base, mine: draft.values, theirs: now.base }
    const kept = { values: merged(versions, 'mine'), ...now }
    settle()
    put(kept)
    return send(kept)
  }

  // Whoever follows what is typed learns of what was restored as well.
  useOnce(text.restoredAt, () => formOf.onType?.(draft.values))
  useOnce(formOf.fill, (fill) => put({ ...draft, values: { ...draft.values, ...fill } }))
  // The other change touches no field of this form: the form is sent again.
  useOnce(hasConflict && disagreements.length === 0, () => void keep())

  return {
    values: draft.values,
    faults: found.faults,
    shown,
    refused: hasConflict ? null : refused,
    missing: found.missing,
    conflict:
      disagreements.length > 0 ? { changed: stale?.changed ?? null, places: disagreements } : null,
    busy: state === 'busy',
    restoredAt: isOpen ? text.restoredAt : null,
    form,
    summary: found.summary,
    change,
    tell: found.tell,
    keep: () => void keep(),
    drop: () => {
      settle()
      drop()
    },
    /** Answers the question before unsaved changes are left; null while it is not asked. */
    leaving: guard.answer && answerWith(guard.answer, text.forget),
    leave: async (act: () => void) => {
      if (isOpen && !formOf.isKept && hasChanges(draft) && !(await guard.ask())) return
      if (!formOf.isKept) drop()
      act()
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (state !== 'busy') void send(draft)
    },
  }
}

/** Runs `act` each time the value changes to another truthy one. */
const useOnce = <T>(value: T, act: (value: NonNullable<T>) => void) => {
  const now = useEffectEvent(act)
  useEffect(() => {
    if (value) now(value)
  }, [value])
}

const answerWith = (answer: (leaves: boolean) => void, forget: () => void) => (leaves: boolean) => {
  if (leaves) forget()
  answer(leaves)
}

const nameOf = ({ of, fields }: Pick<FormOf<z.ZodMiniType>, 'of' | 'fields'>) =>
  [of ?? '', ...fields.map(({ name }) => name)].join(' ')

const hasChanges = ({ values, base }: Draft) => JSON.stringify(values) !== JSON.stringify(base)

const pathsIn = (shown: readonly FormPart[], values: Values) => [
  ...leavesOf(shown, values).map(({ path }) => path),
  ...shown.filter(({ kind }) => kind === 'rows').map(({ name }) => name),
]

/** The stored record: from the page, or from the conflict where that is newer. */
const storedValues = <Schema extends z.ZodMiniType>(form: FormOf<Schema>, stale: Stale | null) => {
  const met = stale?.current === undefined ? undefined : form.read?.(stale.current)
  return met !== undefined && met.version > (form.version ?? 0)
    ? { base: met.start, version: met.version }
    : { base: form.start, version: form.version }
}
