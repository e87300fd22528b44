import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { RetentionAct } from '#domain/retention/acts'
import { HoldEntry } from '#domain/retention/api'
import type { RetentionView } from '#domain/retention/retention'
import { pluralise } from '#lib/format'
import { decideRetention, holdFiles, type PlainRetentionAct } from '#stores/retention/retention'

type Props = { act: RetentionAct; retention: RetentionView; submit: string; onDone: () => void }

const texts: Readonly<Record<PlainRetentionAct, (count: string) => string>> = {
  release: () => 'The files can be destroyed once their time is over.',
  propose: (count) =>
    `${count} will be destroyed once a second person has approved it: the documents in all their versions, pictures of identity and evidence of funds. What the case itself says, its messages, its history and its ledger stay. Originals on paper are not touched.`,
  approve: (count) =>
    `${count} will be destroyed tonight, for good. Only their hashes, sizes and dates stay. You can withdraw it until then.`,
  withdraw: () => 'The files stay. It can be proposed again.',
}

/** Asks for a decision about the files of a case, and for the reason of a hold. */
export const RetentionForm = (props: Props) =>
  props.act === 'hold' ? <HoldForm {...props} /> : <PlainForm {...props} act={props.act} />

const HoldForm = ({ retention, submit, onDone }: Props) => (
  <SchemaForm
    schema={z.omit(HoldEntry, { version: true })}
    of={`hold ${retention.id}`}
    submit={submit}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={[
      {
        name: 'reason',
        label: 'Why nothing may be destroyed',
        hint: 'For example a claim, a complaint or a minor among the parties.',
        kind: 'lines',
        width: 'w6',
      },
    ]}
    onSubmit={async ({ reason }, key) => {
      await holdFiles(retention.version, reason, key)
      onDone()
    }}
  />
)

const PlainForm = ({ act, retention, submit, onDone }: Props & { act: PlainRetentionAct }) => (
  <>
    <p>{texts[act](pluralise(retention.file_count, 'file'))}</p>
    <SchemaForm
      schema={z.object({})}
      of={`${act} ${retention.id}`}
      submit={submit}
      onCancel={onDone}
      start={{}}
      fields={[]}
      onSubmit={async (_, key) => {
        await decideRetention(act, retention.version, key)
        onDone()
      }}
    />
  </>
)
