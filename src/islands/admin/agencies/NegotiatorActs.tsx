import { lazy, Suspense, useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import { negotiatorActs } from '#domain/agent/acts'
import type { Branch, Negotiator } from '#domain/agent/agency'
import type { AgencyView } from '#domain/agent/view'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { firm } from '#lib/firm'
import { archiveNegotiator, inviteNegotiator, restoreNegotiator } from '#stores/agent/agency'

const NegotiatorForm = lazy(() => import('./NegotiatorForm.tsx'))
const MoveNegotiator = lazy(() => import('./MoveNegotiator.tsx'))

type Open = 'edit' | 'move' | null
type Props = { view: AgencyView; branch: Branch; negotiator: Negotiator }

/** The menu of a negotiator. */
export const NegotiatorActs = ({ view, branch, negotiator }: Props) => {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { agency, branches: siblings } = view
  const colleagues = view.negotiators.filter((it) => it.branch_id === branch.id)
  const around = { agency, branch, siblings, colleagues }
  const acts = negotiatorActs(negotiator, around, useActingPerson())
  const branches = siblings.filter((it) => it.id !== branch.id && it.archived_at === null)
  return (
    <>
      <RowMenu
        label={`Actions for ${negotiator.name}`}
        choices={choicesOf(negotiator, acts, setOpen)}
      />
      <Suspense>
        <Dialog title="Edit negotiator" wide open={open === 'edit'} onClose={close}>
          <NegotiatorForm branchId={branch.id} negotiator={negotiator} onDone={close} />
        </Dialog>
        <Dialog title={`Move ${negotiator.name}`} open={open === 'move'} onClose={close}>
          <MoveNegotiator negotiator={negotiator} branches={branches} onDone={close} />
        </Dialog>
      </Suspense>
    </>
  )
}

const choicesOf = (
  negotiator: Negotiator,
  acts: ReturnType<typeof negotiatorActs>,
  setOpen: (open: Open) => void,
): Choice[] => {
  const { name } = negotiator
  const choice = (
    act: keyof typeof acts,
    label: string,
    onChoose: () => void,
    bad = false,
  ): Choice => ({ key: act, label, bad, why: reasonAgainst(acts[act]), onChoose })
  const run = (act: (it: Negotiator) => Promise<unknown>, done: string) => () =>
    void runAct(() => act(negotiator), done)
  if (negotiator.archived_at !== null)
    return [choice('restore', 'Restore', run(restoreNegotiator, `${name} restored`))]
  const invited = firm.sends_messages ? 'invited' : 'will be invited: no mail provider is set up'
  return [
    choice('change', 'Edit', () => setOpen('edit')),
    choice('move', 'Move to another branch', () => setOpen('move')),
    ...(negotiator.portal_user_id === null
      ? [choice('invite', 'Invite to sign in', run(inviteNegotiator, `${name} ${invited}`))]
      : []),
    choice('archive', 'Archive', run(archiveNegotiator, `${name} archived`), true),
  ]
}
