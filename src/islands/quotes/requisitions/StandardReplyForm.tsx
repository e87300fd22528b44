import * as z from 'zod/mini'
import { ActButton } from '#components/ActButton.tsx'
import type { Option } from '#components/Fields.tsx'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { reasonAgainst } from '#domain/act'
import { entriesOf } from '#domain/entries'
import { standardReplyActs } from '#domain/standard-reply/acts'
import { replyUses } from '#domain/standard-reply/labels'
import { type StandardReply, StandardReplyContent } from '#domain/standard-reply/standard-reply'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { useClassificationOptions } from '#islands/conveyances/enquiries/use-classifications.ts'
import {
  archiveStandardReply,
  createStandardReply,
  restoreStandardReply,
  saveStandardReply,
} from '#stores/standard-reply/replies'

const ReplyValues = z.extend(StandardReplyContent, {
  classification: z._default(z.nullable(z.string()), null),
})

const contentOf = (values: z.infer<typeof ReplyValues>): StandardReplyContent => ({
  ...values,
  classification: values.use === 'enquiry' ? values.classification || null : null,
})

const fieldsFor = (classifications: readonly Option[]): readonly FormPart[] => [
  { name: 'title', label: 'Title', kind: 'text', width: 'w6' },
  {
    name: 'use',
    label: 'Answers',
    kind: 'choice',
    width: 'w6',
    options: entriesOf(replyUses).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'classification',
    label: 'Classification (optional)',
    hint: 'For enquiries of one classification only',
    kind: 'select',
    width: 'w6',
    options: [{ value: '', label: 'Any' }, ...classifications],
  },
  {
    name: 'text',
    label: 'Reply',
    hint: 'Fields such as {{ property.address }} or {{ client.names }} are filled in for the case.',
    kind: 'lines',
    width: 'w6',
    most: 4000,
  },
]

const blank: Values = { title: '', use: 'enquiry', classification: '', text: '' }

export const NewStandardReply = ({ onDone }: { onDone: () => void }) => (
  <SchemaForm
    schema={ReplyValues}
    of="new standard reply"
    start={blank}
    fields={fieldsFor(useClassificationOptions())}
    submit="Add"
    onCancel={onDone}
    onSubmit={async (values, key) => {
      await createStandardReply(contentOf(values), key)
      onDone()
    }}
  />
)

export const EditStandardReply = ({
  reply,
  onDone,
}: {
  reply: StandardReply
  onDone: () => void
}) => {
  const fields = fieldsFor(useClassificationOptions())
  const acts = standardReplyActs(reply, useActingPerson())
  const { content } = reply
  return (
    <>
      <SchemaForm
        schema={ReplyValues}
        of={reply.id}
        version={reply.version}
        start={{ ...content, classification: content.classification ?? '' }}
        fields={fields}
        isFixed={acts.save !== true}
        submit="Save"
        onCancel={onDone}
        onSubmit={async (values, key, version = reply.version) => {
          await saveStandardReply({ id: reply.id, version }, contentOf(values), key)
          onDone()
        }}
      />
      <ArchiveAct reply={reply} acts={acts} onDone={onDone} />
    </>
  )
}

type ArchiveProps = {
  reply: StandardReply
  acts: ReturnType<typeof standardReplyActs>
  onDone: () => void
}

const ArchiveAct = ({ reply, acts, onDone }: ArchiveProps) => {
  const run = (act: typeof archiveStandardReply, done: string) => {
    void runAct(() => act(reply), done)
    onDone()
  }
  return reply.is_archived ? (
    <ActButton
      why={reasonAgainst(acts.restore)}
      onPress={() => run(restoreStandardReply, 'Restored')}
    >
      Restore
    </ActButton>
  ) : (
    <ActButton
      why={reasonAgainst(acts.archive)}
      onPress={() => run(archiveStandardReply, 'Archived')}
    >
      Archive
    </ActButton>
  )
}
