import { useState } from 'react'
import type { SplitItem, SplitList } from '#domain/enquiry/split/split-list'
import type { MatterType } from '#domain/matter'
import { pluralise, today } from '#lib/format'
import { addEnquiries } from '#stores/enquiry/enquiries'
import { ReviewItem } from './ReviewItem.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useSubmit } from './use-submit.ts'

type Props = {
  list: SplitList
  matter: MatterType
  round: number
  onBack: () => void
  onDone: () => void
}

const entryOf = ({ label, section, parent, text, classification, reply, comment }: SplitItem) => ({
  label,
  section,
  parent,
  text: text.trim(),
  classification,
  reply: reply ?? null,
  comment: comment ?? null,
})

type Row = { readonly key: number; readonly item: SplitItem }

/** The rows, with one added to the end of the row above it. */
const joined = (rows: readonly Row[], at: number): Row[] => {
  const [before, row] = [rows[at - 1], rows[at]]
  if (!before || !row) return [...rows]
  const item = { ...before.item, text: `${before.item.text} ${row.item.text}` }
  return [...rows.slice(0, at - 1), { ...before, item }, ...rows.slice(at + 1)]
}

/** The split of a list to check: texts and classifications can be changed, items joined and left out. */
export const ReviewList = ({ list, matter, round, onBack, onDone }: Props) => {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    list.items.map((item, key) => ({ key, item })),
  )
  const [key] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const add = async () => {
    const direction = matter === 'sale' ? 'we_answer' : 'we_raise'
    await addEnquiries(
      { direction, raised_on: today(), round, enquiries: rows.map(({ item }) => entryOf(item)) },
      key,
    )
    onDone()
  }
  return (
    <div className="form">
      <p className="mute">
        {pluralise(rows.length, 'enquiry', 'enquiries')} for round {round}. Nothing is saved until
        you add them.
      </p>
      <Rows rows={rows} onChange={setRows} />
      <LeftOut remarks={list.not_enquiries} />
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={rows.length === 0 ? 'Nothing is left to add.' : undefined}
        submit={`Add ${pluralise(rows.length, 'enquiry', 'enquiries')}`}
        onSubmit={() => void submit(add)}
        other={['Back', onBack]}
      />
    </div>
  )
}

type RowsProps = { rows: readonly Row[]; onChange: (rows: readonly Row[]) => void }

const Rows = ({ rows, onChange }: RowsProps) => (
  <ol className="enquiry-review">
    {rows.map(({ key, item }, at) => (
      <ReviewItem
        key={key}
        item={item}
        at={at}
        onChange={(next) => onChange(rows.toSpliced(at, 1, { key, item: next }))}
        onRemove={() => onChange(rows.toSpliced(at, 1))}
        onJoin={at > 0 ? () => onChange(joined(rows, at)) : undefined}
      />
    ))}
  </ol>
)

const LeftOut = ({ remarks }: { remarks: readonly string[] }) =>
  remarks.length === 0 ? null : (
    <details>
      <summary>Left out: {pluralise(remarks.length, 'statement')} that ask nothing</summary>
      <ul>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </details>
  )
