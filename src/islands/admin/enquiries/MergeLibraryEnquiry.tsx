import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { likeliestFirst } from '#domain/enquiry/library/file/likeness'
import type { LibraryDetail, LibraryRow } from '#domain/enquiry/library/library-enquiry'
import { SubmitRow } from '#islands/conveyances/enquiries/SubmitRow.tsx'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { addToast } from '#stores/chrome/toasts'
import { $libraryChoices, mergeLibraryEnquiry } from '#stores/enquiry/library'

type Props = { enquiry: LibraryDetail; onDone: () => void }

/** Merges an enquiry of the library into another one that asks the same. */
export default function MergeLibraryEnquiry({ enquiry, onDone }: Props) {
  return (
    <Loaded
      from={useStore($libraryChoices)}
      skeleton={<Skeleton rows={3} />}
      retry={() => $libraryChoices.revalidate()}
    >
      {(library) => <MergeForm enquiry={enquiry} library={library} onDone={onDone} />}
    </Loaded>
  )
}

const MergeForm = ({ enquiry, library, onDone }: Props & { library: readonly LibraryRow[] }) => {
  const others = likeliestFirst(enquiry, library)
  const [into, setInto] = useState(others.find(({ isAlike }) => isAlike)?.enquiry.id ?? '')
  const [key] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const target = library.find(({ id }) => id === into)
  const merge = async () => {
    await mergeLibraryEnquiry(enquiry, into, key)
    addToast({ severity: 'success', summary: 'Merged', life: 4000 })
    onDone()
  }
  return (
    <div className="form">
      <p>
        {enquiry.content.code} is archived, and its uses count for the enquiry that stays. Cases
        keep the text that they were sent with.
      </p>
      <Staying value={into} others={others.map(({ enquiry }) => enquiry)} onChange={setInto} />
      {target && <Both merged={enquiry} staying={target} />}
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={target ? undefined : 'Choose the enquiry that stays.'}
        submit="Merge"
        onSubmit={() => void submit(merge)}
        other={['Cancel', onDone]}
      />
    </div>
  )
}

type StayingProps = {
  value: string
  others: readonly LibraryRow[]
  onChange: (id: string) => void
}

const Staying = ({ value, others, onChange }: StayingProps) => (
  <SelectField
    name="into"
    label="Enquiry that stays"
    hint="Those that ask nearly the same come first."
    value={value}
    options={[{ value: '', label: 'Choose' }, ...others.map(choiceOf)]}
    onChange={onChange}
  />
)

const choiceOf = ({ id, content }: LibraryRow) => ({
  value: id,
  label: `${content.code} ${content.title}`,
})

const Both = ({ merged, staying }: { merged: LibraryDetail; staying: LibraryRow }) => (
  <dl className="access-list">
    <div>
      <dt>Archived: {merged.content.code}</dt>
      <dd>{merged.content.asks}</dd>
    </div>
    <div>
      <dt>Stays: {staying.content.code}</dt>
      <dd>{staying.content.asks}</dd>
    </div>
  </dl>
)
