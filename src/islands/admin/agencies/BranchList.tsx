import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { agencyActs } from '#domain/agent/acts'
import type { AgencyView } from '#domain/agent/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { BranchSection } from './BranchSection.tsx'

const BranchForm = lazy(() => import('./BranchForm.tsx'))

const isArchived = ({ archived_at }: { archived_at: string | null }) => archived_at !== null

/** The branches of an agency with their negotiators; archived ones are shown on request. */
export const BranchList = ({ view }: { view: AgencyView }) => {
  const [isAdding, setAdding] = useState(false)
  const [showsArchived, showArchived] = useState(false)
  const { add_branch } = agencyActs(view.agency, view.has_namesake, useActingPerson())
  const archived = [...view.branches, ...view.negotiators].filter(isArchived).length
  const branches = view.branches.filter((it) => showsArchived || !isArchived(it))
  return (
    <>
      <div className="agency-tools">
        <ActButton why={reasonAgainst(add_branch)} onPress={() => setAdding(true)}>
          <Icon name="plus" /> Add branch
        </ActButton>
        {archived > 0 && (
          <button type="button" className="link end" onClick={() => showArchived(!showsArchived)}>
            {showsArchived ? 'Hide archived' : `Show archived (${archived})`}
          </button>
        )}
      </div>
      {branches.map((branch) => (
        <BranchSection key={branch.id} view={view} branch={branch} showsArchived={showsArchived} />
      ))}
      {branches.length === 0 && <NoBranches />}
      <Dialog title="Add branch" wide open={isAdding} onClose={() => setAdding(false)}>
        <Suspense>
          <BranchForm agencyId={view.agency.id} branch={null} onDone={() => setAdding(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}

const NoBranches = () => (
  <Empty title="No branches yet">
    <p>Add a branch, then the negotiators who introduce clients.</p>
  </Empty>
)
