import { TextField } from '#components/Fields.tsx'
import type { FormField } from '#components/form/form-parts.ts'
import { shortInstant } from '#lib/format'

type Of = {
  readonly setAt: string | null
  readonly when?: FormField['when']
  /** What to do about one that is set. */
  readonly whenSet?: string
}

/** A secret that is typed once: never shown, and never stored in the browser. */
export const secretField = (
  name: string,
  label: string,
  { setAt, when, whenSet = 'Leave empty to keep it.' }: Of,
): FormField => ({
  name,
  label,
  kind: 'own',
  width: 'w6',
  isSecret: true,
  ...(when ? { when } : {}),
  render: ({ value, faults, onChange }) => (
    <TextField
      name={name}
      label={label}
      type="password"
      autoComplete="off"
      hint={setAt ? `Set on ${shortInstant(setAt)}. ${whenSet}` : 'Not set yet'}
      value={typeof value === 'string' ? value : ''}
      faults={faults}
      onChange={onChange}
    />
  ),
})
