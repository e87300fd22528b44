import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { blankMemoFacts } from '#domain/sale-memo/facts'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { createMemo } from '#stores/sale-memo/memo'
import { factsOfForm, MemoForm, memoFields, valuesOfFacts } from './memo-form.ts'

const start = valuesOfFacts(blankMemoFacts)
const fields = memoFields()

/** A memo that came without a file. */
export default function TypeMemo() {
  return (
    <SchemaForm
      of="typed"
      schema={MemoForm}
      fields={fields}
      start={start}
      submit="Save the memo"
      onSubmit={async (form, key) => {
        const { memo } = await createMemo(factsOfForm(form), key)
        go(href('quotes-sale-memos-id', { id: memo.id }))
      }}
    />
  )
}
