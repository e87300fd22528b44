import { lazy, Suspense, useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import { branchActs } from '#domain/agent/acts'
import type { Branch } from '#domain/agent/agency'
import type { AgencyView } from '#domain/agent/view'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { archiveBranch, restoreBranch } from '#stores/agent/agency'

const BranchForm = lazy(() => import('./BranchForm.tsx'))
const NegotiatorForm = lazy(() => import('./NegotiatorForm.tsx'))
const MergeDialog = lazy(() => import('./MergeDialog.tsx'))

type Open = 'edit' | 'negotiator' | 'merge' | null

/** The menu of a branch. */
export const BranchActs = ({ view, branch }: { view: AgencyView; branch: Branch }) => {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { agency, branches } = view
  const acts = branchActs(branch, agency, branches, useActingPerson())
  return (
    <>
      <RowMenu label={`Actions for ${branch.name}`} choices={choicesOf(branch, acts, setOpen)} />
      <Suspense>
        <Dialog title="Edit branch" wide open={open === 'edit'} onClose={close}>
          <BranchForm agencyId={agency.id} branch={branch} onDone={close} />
        </Dialog>
        <Dialog
          title={`Add negotiator at ${branch.name}`}
          wide
          open={open === 'negotiator'}
          onClose={close}
        >
          <NegotiatorForm branchId={branch.id} negotiator={null} onDone={close} />
        </Dialog>
        <Dialog title="Merge branches" wide open={open === 'merge'} onClose={close}>
          <MergeDialog of="branch" kept={branch} siblings={branches} onDone={close} />
        </Dialog>
      </Suspense>
    </>
  )
}

const choicesOf = (
  branch: Branch,
  acts: ReturnType<typeof branchActs>,
  setOpen: (open: Open) => void,
): Choice[] => {
  const dialog = (key: NonNullable<Open>, label: string, act: keyof typeof acts) => ({
    key,
    label,
    why: reasonAgainst(acts[act]),
    onChoose: () => setOpen(key),
  })
  if (branch.archived_at !== null)
    return [
      {
        key: 'restore',
        label: 'Restore',
        why: reasonAgainst(acts.restore),
        onChoose: () => void runAct(() => restoreBranch(branch), `${branch.name} restored`),
      },
    ]
  return [
    dialog('negotiator', 'Add negotiator', 'add_negotiator'),
    dialog('edit', 'Edit', 'change'),
    dialog('merge', 'Merge another branch into this', 'merge'),
    {
      key: 'archive',
      label: 'Archive',
      bad: true,
      why: reasonAgainst(acts.archive),
      onChoose: () => void runAct(() => archiveBranch(branch), `${branch.name} archived`),
    },
  ]
}
