import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Pence } from '#domain/money-schema'
import { setDetails } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const line = z._default(z.string().check(z.trim(), z.maxLength(200)), '')
const Details = z.object({
  firm: line,
  handler: line,
  email: z.optional(z.email('Enter an email address, like name@example.com.')),
  lender: line,
  deposit: Pence,
  risk: z.optional(z.enum(['low', 'medium', 'high'])),
})
const risks = [
  { value: '', label: 'Not assessed' },
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
]

export const DetailsForm = ({ caseFile: { conveyance: it }, onDone }: ActForm) => (
  <SchemaForm
    schema={Details}
    submit="Save"
    version={it.version}
    onCancel={onDone}
    start={{
      firm: it.other_side?.firm ?? '',
      handler: it.other_side?.handler ?? '',
      email: it.other_side?.email ?? '',
      lender: it.lender?.name ?? '',
      deposit: it.deposit,
      risk: it.risk ?? '',
    }}
    fields={[
      { name: 'firm', label: 'Other side’s firm', kind: 'text' },
      { name: 'handler', label: 'Their case handler', kind: 'text' },
      { name: 'email', label: 'Their email', kind: 'email', width: 'w6' },
      { name: 'lender', label: 'Lender', kind: 'text' },
      { name: 'deposit', label: 'Deposit', kind: 'money' },
      { name: 'risk', label: 'Risk', kind: 'select', options: risks },
    ]}
    onSubmit={async ({ firm, handler, email, lender, deposit, risk }, key, version) => {
      await setDetails(
        {
          other_side: firm ? { firm, handler: handler || null, email: email ?? null } : null,
          lender: lender
            ? { name: lender, ref: it.lender?.ref ?? null, amount: it.lender?.amount ?? null }
            : null,
          deposit,
          risk: risk ?? null,
        },
        key,
        version,
      )
      onDone()
    }}
  />
)
