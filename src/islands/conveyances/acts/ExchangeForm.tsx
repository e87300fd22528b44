import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { ExchangeBody } from '#domain/conveyance/bodies'
import { exchangeMissing } from '#domain/conveyance/guards'
import { clockNow, today } from '#lib/format'
import { exchange } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'
import { MissingList } from './Missing.tsx'

const WAIVED = 'enquiries_accepted'
const shape = z.omit(ExchangeBody, { version: true, waivers: true })
const Body = z.extend(shape, { waiver: z.optional(z.string()) })
const Waived = z.extend(shape, {
  waiver: z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), z.maxLength(500)),
})
const formulas = ['A', 'B', 'C'].map((value) => ({ value, label: value }))

const fields: readonly FormField[] = [
  { name: 'on', label: 'Date agreed', kind: 'date', quick: ['today'] },
  { name: 'at', label: 'Time agreed', kind: 'time' },
  { name: 'formula', label: 'Formula', kind: 'choice', options: formulas },
  { name: 'spoke_to', label: 'You spoke to', kind: 'text' },
  { name: 'deposit_held_by', label: 'Deposit held by', kind: 'text' },
  { name: 'deposit', label: 'Deposit', kind: 'money' },
  {
    name: 'completion_on',
    label: 'Completion date',
    kind: 'date',
    isWorking: true,
    quick: [5, 10],
  },
]

const waiverField: FormField = {
  name: 'waiver',
  label: 'Reason for exchanging before all replies are accepted',
  hint: 'Their open tasks are marked as not applicable, with this reason.',
  kind: 'lines',
  width: 'w6',
}

const startOf = ({ conveyance }: CaseDetail, at: string) => ({
  on: today(),
  at,
  formula: 'B',
  spoke_to: conveyance.other_side?.handler ?? '',
  deposit_held_by: conveyance.other_side?.firm ?? '',
  deposit: conveyance.deposit || Math.round(conveyance.price / 10),
  completion_on: conveyance.key_dates.completion_on ?? '',
})

/** Records the exchange; where only the replies to enquiries are missing, a reason waives them. */
export const ExchangeForm = ({ caseFile, onDone }: ActForm) => {
  const [at] = useState(clockNow)
  const missing = caseFile.guards.exchange
  if (exchangeMissing(caseFile, [WAIVED]).length > 0)
    return <MissingList caseFile={caseFile} missing={missing} act="exchange" onLeave={onDone} />
  const isWaived = missing.length > 0
  return (
    <SchemaForm
      schema={isWaived ? Waived : Body}
      submit="Exchange"
      version={caseFile.conveyance.version}
      onCancel={onDone}
      start={{ ...startOf(caseFile, at), ...(isWaived ? { waiver: '' } : {}) }}
      fields={isWaived ? [...fields, waiverField] : fields}
      onSubmit={async ({ waiver: reason, ...body }, key, version) => {
        const waivers = reason ? [{ what: WAIVED, reason } as const] : []
        await exchange({ ...body, waivers }, key, version)
        onDone()
      }}
    />
  )
}
