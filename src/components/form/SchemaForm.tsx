import { lazy, type Ref, Suspense } from 'react'
import type * as z from 'zod/mini'
import type { Missing } from '#domain/refusal'
import { time } from '#lib/format'
import { FormControl } from './FormControl.tsx'
import type { Faults } from './form-faults.ts'
import { type FormField, type FormPart, leavesOf, rowsIn } from './form-parts.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { MissingLinks } from './MissingLinks.tsx'
import { type FormOf, useForm } from './use-form.ts'

const FormRows = lazy(() => import('./FormRows.tsx'))
const StaleChooser = lazy(() => import('./StaleChooser.tsx'))

type Props<Schema extends z.ZodMiniType> = FormOf<Schema> & {
  /** The label of the submit button, a verb: 'Exchange'. */
  submit: string
  danger?: boolean
  isBig?: boolean
  /** Read-only: without buttons. */
  isFixed?: boolean
  onCancel?: () => void
}

/**
 * A form validated by a schema; faults of the schema and the server are shown beside their fields. Unsaved text is
 * stored, and leaving asks first. With a `version`, conflicts show both versions to choose from.
 */
export const SchemaForm = <Schema extends z.ZodMiniType>(it: Props<Schema>) => {
  const { form, summary, conflict, busy, leaving, ...typed } = useForm(it)
  const fieldOf = (field: FormField) => (
    <FormControl
      key={field.name}
      field={it.isFixed ? { ...field, readOnly: true } : field}
      path={field.name}
      value={typed.values[field.name] ?? null}
      faults={typed.faults[field.name]}
      onChange={(value) => typed.change(field.name, value, field.also?.(value, typed.values))}
      onTell={(words) => typed.tell(field.name, words)}
    />
  )
  return (
    <form ref={form} className="form" noValidate onSubmit={typed.submit}>
      <Summary
        at={summary}
        refused={typed.refused}
        missing={typed.missing}
        stray={strayIn(typed)}
      />
      {typed.restoredAt && <Restored at={typed.restoredAt} onDiscard={typed.drop} />}
      {blocksOf(typed.shown).map((block) => {
        if (block.kind === 'fields')
          return (
            <div key={block.name} className="grid-6">
              {block.fields.map(fieldOf)}
            </div>
          )
        if (block.kind === 'rows')
          return (
            <Suspense key={block.name} fallback={<div className="skel-row" />}>
              <FormRows
                part={block}
                rows={rowsIn(typed.values, block.name)}
                faults={typed.faults}
                isFixed={it.isFixed === true}
                onChange={typed.change}
              />
            </Suspense>
          )
        return (
          <fieldset key={block.name} className="form-section">
            <legend>{block.label}</legend>
            {block.hint && <p className="hint">{block.hint}</p>}
            <div className="grid-6">{block.fields.map(fieldOf)}</div>
          </fieldset>
        )
      })}
      {conflict && (
        <Suspense fallback={null}>
          <StaleChooser {...conflict} busy={busy} onKeep={typed.keep} onTake={typed.drop} />
        </Suspense>
      )}
      {!conflict && !it.isFixed && (
        <Buttons
          {...{ busy, submit: it.submit, danger: it.danger, isBig: it.isBig }}
          onCancel={it.onCancel && (() => void typed.leave(() => it.onCancel?.()))}
        />
      )}
      {leaving && <LeaveQuestion onAnswer={leaving} />}
    </form>
  )
}

type SummaryProps = {
  at: Ref<HTMLDivElement>
  refused: string | null
  missing: readonly Missing[]
  stray: readonly string[]
}

const Summary = ({ at, refused, missing, stray }: SummaryProps) => (
  <div
    ref={at}
    tabIndex={-1}
    role="alert"
    className={refused || stray.length ? 'faults' : 'contents'}
  >
    {refused}
    <MissingLinks missing={missing} />
    {stray.map((words) => (
      <p key={words}>{words}</p>
    ))}
  </div>
)

const Restored = ({ at, onDiscard }: { at: string; onDiscard: () => void }) => (
  <p className="restored" role="status">
    Restored what you typed at {time(at)}.{' '}
    <button type="button" className="link" onClick={onDiscard}>
      Discard
    </button>
  </p>
)

type ButtonsProps = {
  submit: string
  busy: boolean
  danger: boolean | undefined
  isBig: boolean | undefined
  onCancel: (() => void) | undefined
}

const Buttons = ({ submit, busy, danger, isBig, onCancel }: ButtonsProps) => (
  <div className="feet">
    {onCancel && (
      <button type="button" className="btn" onClick={onCancel}>
        Cancel
      </button>
    )}
    <button
      type="submit"
      className={`btn ${danger ? 'danger fill' : 'main'} ${isBig ? 'big' : ''}`}
      aria-disabled={busy}
    >
      {busy ? 'One moment' : submit}
    </button>
  </div>
)

type Shown = { readonly shown: readonly FormPart[]; readonly faults: Faults }

/** The faults that belong to no visible field. */
const strayIn = ({ shown, faults, values }: Shown & Pick<ReturnType<typeof useForm>, 'values'>) => {
  const lists = shown.filter(({ kind }) => kind === 'rows').map(({ name }) => name)
  const places = [...leavesOf(shown, values).map(({ path }) => path), ...lists]
  return Object.entries(faults)
    .filter(([path]) => !places.includes(path))
    .flatMap(([, words]) => words)
}

type Fields = { readonly kind: 'fields'; readonly name: string; readonly fields: FormField[] }

/** The parts of a form as blocks; consecutive fields share one. */
const blocksOf = (parts: readonly FormPart[]) => {
  const blocks: (Fields | Extract<FormPart, { kind: 'section' | 'rows' }>)[] = []
  for (const part of parts) {
    const last = blocks.at(-1)
    if (part.kind === 'section' || part.kind === 'rows') blocks.push(part)
    else if (last?.kind === 'fields') last.fields.push(part)
    else blocks.push({ kind: 'fields', name: part.name, fields: [part] })
  }
  return blocks
}
