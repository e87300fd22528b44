import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import type { CaseTitle } from '#domain/conveyance/title/title'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { $caseTitle } from '#stores/conveyance/title/title'
import { Mortgage } from './Mortgage.tsx'
import { Redemptions } from './Redemptions.tsx'
import { TitleForms, type TitlePart } from './TitleForms.tsx'
import { Titles } from './Titles.tsx'

/** The title of a case, and the mortgages on it. */
export default function CaseTitlePage({ caseFile }: { caseFile: CaseDetail }) {
  const title = useStore($caseTitle)
  return (
    <Loaded from={title} skeleton={<Skeleton rows={8} />} retry={() => $caseTitle.revalidate()}>
      {(it) => <Parts caseFile={caseFile} title={it} />}
    </Loaded>
  )
}

const Parts = ({ caseFile, title }: { caseFile: CaseDetail; title: CaseTitle }) => {
  const [open, setOpen] = useState<TitlePart | null>(null)
  const { conveyance } = caseFile
  const canChange = useCan('conveyance.update')
  const why = reasonAgainst(caseActs(caseFile, useActingPerson()).change)
  const change = (part: TitlePart, label: string): ReactNode =>
    canChange && (
      <ActButton className="btn small quiet" why={why} onPress={() => setOpen(part)}>
        Change<span className="sr"> {label}</span>
      </ActButton>
    )
  return (
    <div className="case-overview">
      <Titles title={title} act={change('titles', 'the titles')} />
      {conveyance.matter_type === 'sale' ? null : (
        <Mortgage conveyance={conveyance} title={title} act={change('mortgage', 'the mortgage')} />
      )}
      {conveyance.matter_type === 'purchase' ? null : (
        <Redemptions
          conveyance={conveyance}
          title={title}
          act={change('redemptions', 'the redemption figures')}
        />
      )}
      <TitleForms conveyance={conveyance} title={title} open={open} onDone={() => setOpen(null)} />
    </div>
  )
}
