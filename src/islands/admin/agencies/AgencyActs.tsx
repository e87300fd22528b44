import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import { agencyActs } from '#domain/agent/acts'
import type { AgencyView } from '#domain/agent/view'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { restoreAgency } from '#stores/agent/agency'

const EditAgency = lazy(() => import('./EditAgency.tsx'))
const ArchiveAgency = lazy(() => import('./ArchiveAgency.tsx'))
const MergeDialog = lazy(() => import('./MergeDialog.tsx'))

type Open = 'edit' | 'archive' | 'merge' | null

/** The button and the menu of what may be done with an agency. */
export const AgencyActs = ({ view }: { view: AgencyView }) => {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const acts = agencyActs(view.agency, view.has_namesake, useActingPerson())
  return (
    <>
      <ActButton
        className="btn main"
        why={reasonAgainst(acts.change)}
        onPress={() => setOpen('edit')}
      >
        Edit
      </ActButton>
      <RowMenu label={`Actions for ${view.agency.name}`} choices={choicesOf(view, acts, setOpen)} />
      <Suspense>
        <Dialog title="Edit agency" wide open={open === 'edit'} onClose={close}>
          <EditAgency agency={view.agency} onDone={close} />
        </Dialog>
        <Dialog title={`Archive ${view.agency.name}`} open={open === 'archive'} onClose={close}>
          <ArchiveAgency view={view} onDone={close} />
        </Dialog>
        <Dialog title="Merge agencies" wide open={open === 'merge'} onClose={close}>
          <MergeDialog of="agency" kept={view.agency} onDone={close} />
        </Dialog>
      </Suspense>
    </>
  )
}

const choicesOf = (
  { agency }: AgencyView,
  acts: ReturnType<typeof agencyActs>,
  setOpen: (open: Open) => void,
): Choice[] => {
  const merge = {
    key: 'merge',
    label: 'Merge another agency into this',
    icon: 'git-merge',
    why: reasonAgainst(acts.merge),
    onChoose: () => setOpen('merge'),
  } as const
  const archive = {
    key: 'archive',
    label: 'Archive',
    icon: 'archive',
    bad: true,
    why: reasonAgainst(acts.archive),
    onChoose: () => setOpen('archive'),
  } as const
  const restore = {
    key: 'restore',
    label: 'Restore',
    icon: 'undo-2',
    why: reasonAgainst(acts.restore),
    onChoose: () => void runAct(() => restoreAgency(agency), `${agency.name} restored`),
  } as const
  return agency.archived_at === null ? [merge, archive] : [restore]
}
