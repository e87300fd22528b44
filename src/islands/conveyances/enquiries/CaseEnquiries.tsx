import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { type CaseEnquiry, isSettled } from '#domain/enquiry/enquiry'
import { nextRound } from '#domain/enquiry/round'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { setSearch } from '#stores/chrome/route'
import { $caseEnquiries } from '#stores/enquiry/enquiries'
import { $listSource } from '#stores/enquiry/list-source'
import { EnquiryCounts } from './EnquiryCounts.tsx'
import { EnquiryForms, type OpenEnquiry } from './EnquiryForms.tsx'
import { EnquiryTable } from './EnquiryTable.tsx'
import { PickedActions } from './PickedActions.tsx'

/** The register of enquiries of a case: who has each, what was answered, and what was accepted. */
export default function CaseEnquiries({ caseFile }: { caseFile: CaseDetail }) {
  const enquiries = useStore($caseEnquiries)
  const isFromEmail = useStore($listSource) !== null
  const [open, setOpen] = useState<OpenEnquiry | null>(isFromEmail ? { name: 'add' } : null)
  const why = reasonAgainst(caseActs(caseFile, useActingPerson()).change)
  const canChange = useCan('conveyance.update')
  return (
    <section className="case-part" aria-label="Enquiries">
      <Head
        canChange={canChange}
        why={why}
        isRaising={caseFile.conveyance.matter_type !== 'sale'}
        onOpen={setOpen}
      />
      <Loaded
        from={enquiries}
        skeleton={<Skeleton rows={6} />}
        retry={() => $caseEnquiries.revalidate()}
      >
        {(list) => <Register enquiries={list} why={why} canChange={canChange} onOpen={setOpen} />}
      </Loaded>
      <EnquiryForms
        open={open}
        conveyance={caseFile.conveyance}
        onOpen={setOpen}
        round={nextRound(enquiries.data ?? [])}
        onDone={() => setOpen(leave())}
      />
    </section>
  )
}

/** Forgets the email that a list was read from. */
const leave = () => {
  if ($listSource.get() !== null) setSearch('?tab=enquiries')
  return null
}

type HeadProps = {
  canChange: boolean
  why: string | undefined
  /** Whether we ask, and the other side answers. */
  isRaising: boolean
  onOpen: (open: OpenEnquiry) => void
}

const Head = ({ canChange, why, isRaising, onOpen }: HeadProps) => {
  const canUseLibrary = useCan('additional-enquiries.view-any')
  return (
    <header className="row between wrap">
      <h2 className="h2">Enquiries</h2>
      {canChange && (
        <span className="row wrap">
          <button type="button" className="btn" onClick={() => onOpen({ name: 'link' })}>
            <Icon name="link" /> Link for the other side
          </button>
          {isRaising && canUseLibrary && <LibraryActs why={why} onOpen={onOpen} />}
          <ActButton why={why} onPress={() => onOpen({ name: 'add' })}>
            Add or paste a list
          </ActButton>
        </span>
      )}
    </header>
  )
}

const LibraryActs = ({ why, onOpen }: Pick<HeadProps, 'why' | 'onOpen'>) => (
  <>
    <ActButton why={why} onPress={() => onOpen({ name: 'suggest' })}>
      Suggested enquiries
    </ActButton>
    <ActButton why={why} onPress={() => onOpen({ name: 'library' })}>
      From the library
    </ActButton>
  </>
)

type RegisterProps = {
  enquiries: readonly CaseEnquiry[]
  why: string | undefined
  canChange: boolean
  onOpen: (open: OpenEnquiry) => void
}

const Register = ({ enquiries, why, canChange, onOpen }: RegisterProps) => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  if (enquiries.length === 0) return <NoEnquiries />
  return (
    <>
      <EnquiryCounts enquiries={enquiries} />
      {canChange && (
        <PickedActions
          enquiries={enquiries.filter(({ id }) => picked.has(id))}
          open={enquiries.filter((it) => !isSettled(it))}
          why={why}
          onOpen={onOpen}
          onPick={(chosen) => setPicked(new Set(chosen.map(({ id }) => id)))}
        />
      )}
      <EnquiryTable
        enquiries={enquiries}
        why={why}
        picked={canChange ? picked : null}
        onPick={setPicked}
        onOpen={onOpen}
      />
    </>
  )
}

const NoEnquiries = () => (
  <Empty title="No enquiries yet">
    <p>
      Paste the list that came in, or choose a Word document or email. You check each before it is
      added.
    </p>
  </Empty>
)
