import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { InterestApproval, InterestProposal, InterestRejection } from '#domain/interest/bodies'
import type { Interest } from '#domain/interest/interest'
import type { InterestWorking } from '#domain/interest/working'
import { money, shortDate, today } from '#lib/format'
import { approveInterest, proposeInterest, rejectInterest } from '#stores/interest/interest'

export type OpenInterest =
  | { readonly name: 'propose' }
  | { readonly name: 'approve' | 'reject'; readonly interest: Interest }

const ApprovalValues = z.omit(InterestApproval, { version: true })
const RejectionValues = z.omit(InterestRejection, { version: true })

const titles = {
  propose: 'Propose interest',
  approve: 'Approve and post the interest',
  reject: 'Reject the interest',
}

type Props = { open: OpenInterest | null; due: InterestWorking | null; onDone: () => void }

/** The form that is open over the interest of a case. */
export const InterestForms = ({ open, due, onDone }: Props) => (
  <Dialog title={titles[open?.name ?? 'propose']} open={open !== null} onClose={onDone}>
    {open?.name === 'propose' && due && <ProposeForm due={due} onDone={onDone} />}
    {open?.name === 'approve' && <ApproveForm interest={open.interest} onDone={onDone} />}
    {open?.name === 'reject' && <RejectForm interest={open.interest} onDone={onDone} />}
  </Dialog>
)

const ProposeForm = ({ due, onDone }: { due: InterestWorking; onDone: () => void }) => (
  <>
    <p>
      {money(due.amount)} is due for {shortDate(due.from)} to {shortDate(due.to)}. Somebody else
      approves it.
    </p>
    <SchemaForm
      schema={InterestProposal}
      submit="Propose the interest"
      of="interest"
      onCancel={onDone}
      start={{ to: due.to }}
      fields={[
        {
          name: 'to',
          label: 'Last day of the holding period',
          hint: 'An earlier day comes to less.',
          kind: 'date',
          width: 'w6',
        },
      ]}
      onSubmit={async (body, key) => {
        await proposeInterest(body, key)
        onDone()
      }}
    />
  </>
)

type FormProps = { interest: Interest; onDone: () => void }

const ApproveForm = ({ interest, onDone }: FormProps) => (
  <>
    <p>
      {money(interest.working.amount)} goes from the office account to the client account and to the
      client’s ledger.
    </p>
    <SchemaForm
      schema={ApprovalValues}
      submit="Approve and post"
      of={interest.id}
      onCancel={onDone}
      start={{ on: today() }}
      fields={[
        {
          name: 'on',
          label: 'Day on which the bank sent it',
          hint: 'Deedbox sends no money. Move it between your accounts, then post it here.',
          kind: 'date',
          width: 'w6',
        },
      ]}
      onSubmit={async ({ on }, key) => {
        await approveInterest(interest, on, key)
        onDone()
      }}
    />
  </>
)

const RejectForm = ({ interest, onDone }: FormProps) => (
  <SchemaForm
    schema={RejectionValues}
    submit="Reject the interest"
    danger
    of={interest.id}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={[{ name: 'reason', label: 'Reason', kind: 'text', width: 'w6' }]}
    onSubmit={async ({ reason }, key) => {
      await rejectInterest(interest, reason, key)
      onDone()
    }}
  />
)
