import { useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ExchangeBody } from '#domain/conveyance/bodies'
import { clockNow } from '#lib/format'
import { exchange } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'
import { MissingList } from './Missing.tsx'

const Body = z.omit(ExchangeBody, { version: true })
const formulas = [
  { value: 'A', label: 'A' },
  { value: 'B', label: 'B' },
  { value: 'C', label: 'C' },
]

export const ExchangeForm = ({ caseFile, onDone }: ActForm) => {
  const { conveyance, guards } = caseFile
  const [at] = useState(clockNow)
  if (guards.exchange.length > 0)
    return (
      <MissingList caseFile={caseFile} missing={guards.exchange} act="exchange" onLeave={onDone} />
    )
  return (
    <SchemaForm
      schema={Body}
      submit="Exchange"
      version={conveyance.version}
      onCancel={onDone}
      start={{
        at,
        formula: 'B',
        spoke_to: conveyance.other_side?.handler ?? '',
        deposit_held_by: conveyance.other_side?.firm ?? '',
        deposit: conveyance.deposit || Math.round(conveyance.price / 10),
        completion_on: conveyance.key_dates.completion_on ?? '',
      }}
      fields={[
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
      ]}
      onSubmit={async (body, key, version) => {
        await exchange(body, key, version)
        onDone()
      }}
    />
  )
}
