import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { saleMemoActs } from '#domain/sale-memo/acts'
import { isDoubtful } from '#domain/sale-memo/doubts'
import type { MemoFacts as Facts } from '#domain/sale-memo/facts'
import type { SaleMemo } from '#domain/sale-memo/memo'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { changeMemo } from '#stores/sale-memo/memo'
import { factsOfForm, MemoForm, memoFields, valuesOfFacts } from './memo-form.ts'

const isEmpty = (value: Facts[keyof Facts]) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)

/** What to say of a field: whether it needs a second look, or is not on the page. */
const hintsOf =
  ({ reading, confidence, facts, status }: SaleMemo) =>
  (name: keyof Facts) => {
    if (status !== 'to_check' || reading !== 'read') return undefined
    const sure = confidence[name]
    if (isDoubtful(sure)) return `Check: read with ${Math.round(sure * 100)} per cent certainty`
    return isEmpty(facts[name]) ? 'Not on the page' : undefined
  }

type Props = { memo: SaleMemo; onTyping: (isTyping: boolean) => void }

/** What the memo says, to be checked against the page. */
export const MemoFacts = ({ memo, onTyping }: Props) => {
  const acts = saleMemoActs(memo, useActingPerson())
  const start = valuesOfFacts(memo.facts)
  return (
    <SchemaForm
      of={memo.id}
      schema={MemoForm}
      fields={memoFields(hintsOf(memo))}
      start={start}
      version={memo.version}
      submit="Save the fields"
      isFixed={acts.change !== true}
      onType={(values) => onTyping(JSON.stringify(values) !== JSON.stringify(start))}
      onSubmit={async (form, key, version) => {
        await changeMemo({ id: memo.id, version }, factsOfForm(form), key)
        onTyping(false)
      }}
    />
  )
}
