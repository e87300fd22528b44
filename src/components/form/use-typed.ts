import { useRef, useState } from 'react'
import { savedDraft } from '#lib/saved-draft'
import { type FormPart, fieldsIn, type Values } from './form-parts.ts'
import type { SendKey } from './send-key.ts'

export type Draft = {
  readonly values: Values
  readonly base: Values
  readonly version: number | undefined
}

type StoredDraft = Draft & {
  readonly at: string
  /** Of an attempt whose answer is not known, so that another one after a reload makes no second record. */
  readonly sendKey?: SendKey | undefined
}

/** The maximum age of a draft, in milliseconds. */
const MAX_AGE_MS = 7 * 86_400_000

/** The unsaved changes of a form, stored in this browser. `of` is the form's name on its page. */
export const useTyped = (of: string, parts: readonly FormPart[]) => {
  const [text] = useState(() => savedDraft(of, 'localStorage'))
  const [stored] = useState(() => notExpired(text.read<StoredDraft>(), Date.now()))
  const [typed, setTyped] = useState<Draft | null>(stored)
  const [restoredAt, setRestoredAt] = useState(stored?.at ?? null)
  const secrets = useRef<readonly string[]>([])
  secrets.current = fieldsIn(parts).flatMap(([name, field]) => (field.isSecret ? [name] : []))

  const store = (draft: Draft, key: SendKey) => {
    const at = new Date().toISOString()
    const [values, base] = [
      withoutSecrets(draft.values, secrets.current),
      withoutSecrets(draft.base, secrets.current),
    ]
    const sendKey = key.isUnanswered ? key : undefined
    text.keep({ ...draft, values, base, at, sendKey } satisfies StoredDraft)
  }
  return {
    typed,
    restoredAt,
    /** The key of an attempt before a reload whose answer is not known. */
    sendKey: stored?.sendKey ?? null,
    put: (draft: Draft, key: SendKey) => {
      setTyped(draft)
      store(draft, key)
    },
    /** Deletes the stored draft; the values stay in the form. */
    forget: text.forget,
    drop: () => {
      setTyped(null)
      setRestoredAt(null)
      text.forget()
    },
  }
}

const notExpired = (stored: StoredDraft | null, now: number): StoredDraft | null =>
  stored?.at !== undefined && now - Date.parse(stored.at) < MAX_AGE_MS ? stored : null

const withoutSecrets = (values: Values, secrets: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))
