import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { settableKeyDates } from '#domain/conveyance/plan/key-date'
import { DateOnly } from '#domain/date-schema'
import { tableFrom } from '#domain/entries'
import { setKeyDates } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'
import { keyDateFields } from './key-date-fields.ts'

const Dates = z.object(tableFrom(settableKeyDates, () => z.optional(DateOnly)))

export const KeyDatesForm = ({ caseFile: { conveyance }, onDone }: ActForm) => {
  const fields = keyDateFields(conveyance)
  const names = settableKeyDates.filter((key) => fields.some(({ name }) => name === key))
  return (
    <SchemaForm
      schema={Dates}
      submit="Set dates"
      version={conveyance.version}
      onCancel={onDone}
      start={tableFrom(names, (key) => conveyance.key_dates[key] ?? '')}
      fields={fields}
      onSubmit={async (typed, key, version) => {
        // An empty field clears its date.
        await setKeyDates({ dates: tableFrom(names, (name) => typed[name] ?? null) }, key, version)
        onDone()
      }}
    />
  )
}
