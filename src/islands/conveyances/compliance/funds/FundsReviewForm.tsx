import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { type FundsStatement, FundsWay } from '#domain/funds/funds'
import { fundsKinds, fundsWays } from '#domain/funds/labels'
import { formatPence } from '#domain/money'
import { reviewFunds } from '#stores/funds/checks'

const seenText = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter what was seen of this part.'), z.maxLength(2000))

const nameOf = (at: number) => `seen_${at}`

const schemaOf = ({ parts }: FundsStatement) =>
  z.looseObject({
    way: FundsWay,
    note: z.optional(z.string()),
    ...Object.fromEntries(parts.map((_, at) => [nameOf(at), seenText])),
  })

const startOf = ({ parts }: FundsStatement): Values => ({
  way: parts.some(({ files }) => files.length > 0) ? 'files' : 'in_person',
  note: '',
  ...Object.fromEntries(parts.map((_, at) => [nameOf(at), ''])),
})

const fieldsOf = ({ parts }: FundsStatement): readonly FormField[] => [
  {
    name: 'way',
    label: 'How it was seen',
    kind: 'select',
    options: FundsWay.options.map((value) => ({ value, label: fundsWays[value] })),
  },
  ...parts.map(
    ({ kind, amount }, at): FormField => ({
      name: nameOf(at),
      label: `What you saw of: ${fundsKinds[kind]}, ${formatPence(amount ?? 0)}`,
      kind: 'lines',
      width: 'w6',
    }),
  ),
  { name: 'note', label: 'Note (optional)', kind: 'lines', width: 'w6' },
]

type Props = { statement: FundsStatement; onDone: () => void }

/** What the first person saw of each part. */
export const FundsReviewForm = ({ statement, onDone }: Props) => (
  <div className="identity-review">
    <SchemaForm
      schema={schemaOf(statement)}
      submit="Send for acceptance"
      of={statement.contact_id}
      version={statement.version}
      onCancel={onDone}
      start={startOf(statement)}
      fields={fieldsOf(statement)}
      onSubmit={async ({ way, note, ...others }, key) => {
        const seen = statement.parts.map(({ id }, at) => ({
          part: id,
          seen: String(others[nameOf(at)]),
        }))
        await reviewFunds(statement, { way, note, seen }, key)
        onDone()
      }}
    />
  </div>
)
