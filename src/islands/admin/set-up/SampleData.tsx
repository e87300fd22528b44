import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { SampleCounts, SampleView } from '#domain/firm/sample/api'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { pluralise } from '#lib/format'
import { $sampleData, addSampleData } from '#stores/firm/sample/data'
import { RemoveSamples } from './RemoveSamples.tsx'

/** '1 agency, 6 leads, 8 quotes and 6 cases, with 14 contacts and 9 calls' */
export const sampleText = ({ agencies, leads, quotes, cases, contacts, calls }: SampleCounts) =>
  `${pluralise(agencies, 'agency')}, ${pluralise(leads, 'lead')}, ${pluralise(quotes, 'quote')} and ${pluralise(cases, 'case')}, with ${pluralise(contacts, 'contact')} and ${pluralise(calls, 'call')}`

/** Offers sample data to a firm that begins, and removes it again. */
export default function SampleData() {
  return (
    <section className="sample-data" aria-labelledby="sample-data">
      <h2 className="h2" id="sample-data">
        Sample data
      </h2>
      <Loaded
        from={useStore($sampleData)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $sampleData.revalidate()}
      >
        {(view) => (view.is_present ? <Present view={view} /> : <Absent view={view} />)}
      </Loaded>
    </section>
  )
}

const Absent = ({ view: { refusal } }: { view: SampleView }) => {
  const { busy, run } = useStep('Couldn’t add the sample data')
  if (refusal !== null) return <p className="mute">{refusal}</p>
  return (
    <>
      <p>
        Look around with made-up records: an agency with a branch, six leads, eight quotes and six
        cases at different stages, with their contacts and calls. Each is marked as a sample,
        nothing is ever sent from them, and you can remove them all again.
      </p>
      <button type="button" className="btn" aria-disabled={busy} onClick={() => run(addSampleData)}>
        Add sample data
      </button>
    </>
  )
}

const Present = ({ view }: { view: SampleView }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p role="status">
        You have sample data: {sampleText(view.counts)}. Each record is marked as a sample, and
        nothing is sent from it.
      </p>
      <button type="button" className="btn" onClick={() => setAsking(true)}>
        Remove sample data
      </button>
      <Dialog title="Remove sample data?" open={isAsking} onClose={() => setAsking(false)}>
        <RemoveSamples onDone={() => setAsking(false)} />
      </Dialog>
    </>
  )
}
