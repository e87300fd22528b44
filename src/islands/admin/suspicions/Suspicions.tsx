import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { hasOfficer, isOfficer } from '#domain/suspicion/officers'
import type { OfficersView } from '#domain/suspicion/view'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { $officers } from '#stores/suspicion/suspicions'
import { OfficersForm } from './OfficersForm.tsx'
import { ReportForm } from './ReportForm.tsx'
import { SuspicionFiles } from './SuspicionFiles.tsx'

/** Where everybody reports a suspicion, and where the two officers read the files. */
export default function Suspicions() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Suspicions</h1>
      </header>
      <Loaded
        from={useStore($officers)}
        skeleton={<Skeleton rows={6} />}
        retry={() => $officers.revalidate()}
      >
        {(officers) => <Parts officers={officers} />}
      </Loaded>
    </>
  )
}

const Parts = ({ officers }: { officers: OfficersView }) => {
  const [isNaming, setNaming] = useState(false)
  const canName = useCan('firm.update')
  const reads = isOfficer(officers, useActingPerson().id)
  return (
    <>
      <section className="sec" aria-label="Reporting officers">
        <header>
          <h2>Reporting officers</h2>
          {canName && (
            <span className="end">
              <ActButton className="btn small quiet" onPress={() => setNaming(true)}>
                {officers.mlro ? 'Change' : 'Name them'}
              </ActButton>
            </span>
          )}
        </header>
        <p className="none">{officersText(officers)}</p>
      </section>
      <ReportForm isOpen={hasOfficer(officers)} />
      {reads && <SuspicionFiles />}
      <Dialog title="Name the reporting officers" open={isNaming} onClose={() => setNaming(false)}>
        {isNaming && <OfficersForm officers={officers} onDone={() => setNaming(false)} />}
      </Dialog>
    </>
  )
}

const officersText = ({ mlro, deputy }: OfficersView) => {
  if (mlro === null && deputy === null)
    return 'The firm has no money laundering reporting officer. An owner names one here.'
  const names = [
    mlro && `${mlro.name} is the money laundering reporting officer`,
    deputy && `${deputy.name} is the deputy`,
  ]
  return `${names.filter(Boolean).join(', ')}. Nobody else sees what is reported.`
}
