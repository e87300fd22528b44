import type { ComponentProps } from 'react'
import type * as z from 'zod/mini'
import type { Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { time } from '#lib/format'
import type { DraftPlace } from '#stores/message-draft/keeper'
import { type KeptDraft, useMessageDraft } from './use-message-draft.ts'

type FormProps<Schema extends z.ZodMiniType> = ComponentProps<typeof SchemaForm<Schema>>

type Props<Schema extends z.ZodMiniType> = Omit<FormProps<Schema>, 'onSubmit' | 'isKept'> & {
  place: DraftPlace
  fill?: Values | undefined
  /** Sends it; `draft` is the id of what was saved of it, which ends with it. */
  onSend: (body: z.output<Schema>, key: string, draft: string | undefined) => Promise<void>
}

/** A form whose text is saved for its writer as they type, to go on with on any device. */
export const DraftForm = <Schema extends z.ZodMiniType>({
  place,
  fill,
  onSend,
  onType,
  ...form
}: Props<Schema>) => {
  const draft = useMessageDraft(place, form.start)
  const props = {
    ...form,
    fill: fill ?? draft.fill,
    isKept: true,
    onType: (values: Values) => {
      draft.type(values)
      onType?.(values)
    },
    onSubmit: async (body: z.output<Schema>, key: string) => {
      await onSend(body, key, await draft.settled())
      draft.forget()
    },
  }
  return (
    <>
      <SchemaForm {...props} />
      <DraftNote draft={draft} />
    </>
  )
}

const DraftNote = ({ draft: { savedAt, problem, isOver, discard } }: { draft: KeptDraft }) => {
  if (problem === null && savedAt === null) return null
  return (
    <p className={problem ? 'warn-text' : 'faint'} role="status">
      {problem ?? `Draft saved at ${time(savedAt ?? '')}, for you alone.`}{' '}
      <button type="button" className="link" onClick={discard}>
        {isOver ? 'Begin again' : 'Discard draft'}
      </button>
    </p>
  )
}
