import type * as z from 'zod/mini'
import { FormControl } from './FormControl.tsx'
import { StaleChooser } from './StaleChooser.tsx'
import { type FormOf, useForm } from './use-form.ts'

type Props<Schema extends z.ZodMiniType> = FormOf<Schema> & {
  /** A verb: 'Exchange'. */
  submit: string
  danger?: boolean
  onCancel?: () => void
}

/**
 * A form told by a schema: its rules, its words and the server's answer stand beside each field. With a
 * `version`, whoever comes second sees both and chooses.
 */
export const SchemaForm = <Schema extends z.ZodMiniType>(it: Props<Schema>) => {
  const { form, summary, conflict, busy, refused, faults, missing, shown, ...typed } = useForm(it)
  const stray = Object.entries(faults).filter(
    ([name]) => !shown.some((field) => field.name === name),
  )
  return (
    <form ref={form} className="form" noValidate onSubmit={typed.submit}>
      <div
        ref={summary}
        tabIndex={-1}
        role="alert"
        className={refused || stray.length ? 'faults' : 'contents'}
      >
        {refused}
        {missing.length > 0 && (
          <ul>
            {missing.map((one) => (
              <li key={one.what}>
                <a href={one.href}>{one.what}</a>
              </li>
            ))}
          </ul>
        )}
        {stray.map(([name, texts]) => (
          <p key={name}>{texts.join(' ')}</p>
        ))}
      </div>
      <div className="grid-6">
        {shown.map((field) => (
          <FormControl
            key={field.name}
            field={field}
            values={typed.values}
            faults={faults}
            onChange={typed.change}
          />
        ))}
      </div>
      {conflict ? (
        <StaleChooser {...conflict} busy={busy} onKeep={typed.keep} onTake={typed.take} />
      ) : (
        <div className="feet">
          {it.onCancel && (
            <button type="button" className="btn" onClick={it.onCancel}>
              Cancel
            </button>
          )}
          <button
            type="submit"
            className={`btn ${it.danger ? 'danger fill' : 'main'}`}
            aria-disabled={busy}
          >
            {busy ? 'One moment' : it.submit}
          </button>
        </div>
      )}
    </form>
  )
}
