import { useRef, useState } from 'react'
import { savedDraft } from '#lib/saved-draft'
import { type FormPart, fieldsIn, type Values } from './form-parts.ts'

export type Draft = {
  readonly values: Values
  /** The record when editing began. */
  readonly base: Values
  readonly version: number | undefined
}

type Kept = Draft & { readonly at: string }

/** The maximum age of a draft, in milliseconds. */
const OLDEST = 7 * 86_400_000

/** The unsaved changes of a form, stored in this browser. `of` is the form's name on its page. */
export const useTyped = (of: string, parts: readonly FormPart[]) => {
  const [text] = useState(() => savedDraft(of, 'localStorage'))
  const [kept] = useState(() => fresh(text.read<Kept>(), Date.now()))
  const [typed, setTyped] = useState<Draft | null>(kept)
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null)
  const secrets = useRef<readonly string[]>([])
  secrets.current = fieldsIn(parts).flatMap(([name, field]) => (field.isSecret ? [name] : []))

  const keep = (draft: Draft) => {
    const at = new Date().toISOString()
    const [values, base] = [open(draft.values, secrets.current), open(draft.base, secrets.current)]
    text.keep({ ...draft, values, base, at } satisfies Kept)
  }
  return {
    typed,
    /** The instant of the restored draft; null without one. */
    restoredAt,
    put: (draft: Draft) => {
      setTyped(draft)
      keep(draft)
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

const fresh = (kept: Kept | null, now: number): Kept | null =>
  kept?.at !== undefined && now - Date.parse(kept.at) < OLDEST ? kept : null

const open = (values: Values, secrets: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))
