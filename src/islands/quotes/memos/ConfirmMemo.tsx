import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { MemoOutlook, SaleMemoView } from '#domain/sale-memo/view'
import { shortInstant } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { confirmMemo } from '#stores/sale-memo/memo'

const Body = z.object({ open_case: z.optional(z.boolean()), replaces: z.optional(z.boolean()) })

const fieldsOf = ({ can_open_case, replaces }: MemoOutlook): readonly FormField[] => [
  ...(can_open_case
    ? [{ name: 'open_case', label: 'Open the case now', kind: 'check', width: 'w6' } as const]
    : []),
  ...(replaces
    ? [
        {
          name: 'replaces',
          label: `Replace the memo that was confirmed, added on ${shortInstant(replaces.received_at)}`,
          kind: 'check',
          width: 'w6',
        } as const,
      ]
    : []),
]

type Props = { view: SaleMemoView; onDone: () => void }

/** What confirming does, in sentences, before it is done. */
export default function ConfirmMemo({ view: { memo, outlook }, onDone }: Props) {
  return (
    <>
      <ul className="memo-outlook">
        {outlook.sentences.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
      <SchemaForm
        of={`confirm ${memo.id}`}
        schema={Body}
        fields={fieldsOf(outlook)}
        start={{ open_case: outlook.can_open_case, replaces: false }}
        version={memo.version}
        submit="Confirm the sale"
        onCancel={onDone}
        onSubmit={async ({ open_case = false, replaces = false }, key, version) => {
          const other = replaces ? (outlook.replaces?.id ?? null) : null
          await confirmMemo({ id: memo.id, version }, { open_case, replaces: other }, key)
          addToast({ severity: 'success', summary: 'Sale confirmed', life: 4000 })
          onDone()
        }}
      />
    </>
  )
}
