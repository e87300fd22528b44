import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { MemoClosing } from '#domain/sale-memo/bodies'
import type { SaleMemo } from '#domain/sale-memo/memo'
import { recordFallThrough, rejectMemo } from '#stores/sale-memo/memo'

const Body = z.pick(MemoClosing, { reason: true })

const texts = {
  reject: { say: 'It stays in the list, with your reason. Nobody is told.', submit: 'Reject' },
  fall_through: {
    say: 'Those who work on it are told. The quote or lead keeps its stage until you change it there.',
    submit: 'Record that it fell through',
  },
} as const

type Props = { memo: SaleMemo; how: keyof typeof texts; onDone: () => void }

/** Ends a memo, with a reason. */
export default function CloseMemo({ memo, how, onDone }: Props) {
  const { say, submit } = texts[how]
  const close = how === 'reject' ? rejectMemo : recordFallThrough
  return (
    <>
      <p>{say}</p>
      <SchemaForm
        of={`${how} ${memo.id}`}
        schema={Body}
        fields={[{ name: 'reason', label: 'Reason', kind: 'text', width: 'w6' }]}
        start={{ reason: '' }}
        version={memo.version}
        submit={submit}
        onCancel={onDone}
        onSubmit={async ({ reason }, key, version) => {
          await close({ id: memo.id, version }, reason, key)
          onDone()
        }}
      />
    </>
  )
}
