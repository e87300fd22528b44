import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import { clockOf, deletedFrom } from '#domain/suspicion/clock'
import type { Suspicion } from '#domain/suspicion/suspicion'
import type { Suspicions } from '#domain/suspicion/view'
import { dateWithYear, dayOf, pluralise, shortDate, today } from '#lib/format'
import { href } from '#routes'
import { $suspicions } from '#stores/suspicion/suspicions'
import { clockText, isPressing } from './clock-text.ts'
import { type OpenSuspicion, SuspicionForms } from './SuspicionForms.tsx'

/** Every file, for the reporting officer and the deputy. */
export const SuspicionFiles = () => {
  const [open, setOpen] = useState<OpenSuspicion | null>(null)
  return (
    <section className="sec" aria-label="Files">
      <header>
        <h2>Files</h2>
        <span className="end">for the reporting officer and the deputy only</span>
      </header>
      <Loaded
        from={useStore($suspicions)}
        skeleton={<Skeleton rows={3} />}
        retry={() => $suspicions.revalidate()}
      >
        {(all) => <Files {...all} onOpen={setOpen} />}
      </Loaded>
      <SuspicionForms open={open} onDone={() => setOpen(null)} />
    </section>
  )
}

type OnOpen = { onOpen: (open: OpenSuspicion) => void }

const Files = ({ files, unreadable, onOpen }: Suspicions & OnOpen) => (
  <>
    {unreadable > 0 && (
      <p className="none warn">
        {pluralise(unreadable, 'file')} can’t be read. Ask whoever runs Deedbox for you to repair
        the stored records, without saying more.
      </p>
    )}
    {files.length + unreadable === 0 && <p className="none">Nothing has been reported.</p>}
    {files.length > 0 && (
      <ul className="cards register">
        {files.map((file) => (
          <File key={file.id} file={file} onOpen={onOpen} />
        ))}
      </ul>
    )}
  </>
)

type Props = OnOpen & { file: Suspicion }

const File = ({ file, onOpen }: Props) => {
  const clock = clockOf(file, today())
  return (
    <li>
      <p>
        <b>{file.about}</b>{' '}
        <Chip tone={isPressing(clock) ? 'warn' : 'plain'}>{clockText(clock)}</Chip>
      </p>
      <p className="faint">
        Reported by {file.reported.by.name} on {shortDate(dayOf(file.reported.at))}
        {file.conveyance && (
          <>
            {' about '}
            <a className="link" href={href('conveyances-id', { id: file.conveyance.id })}>
              {file.conveyance.ref}
            </a>
          </>
        )}
        .
      </p>
      <p className="words">{file.grounds}</p>
      <Story file={file} />
      <Acts file={file} onOpen={onOpen} />
    </li>
  )
}

const Story = ({ file }: { file: Suspicion }) => {
  const { agency, consent, closed, notes, kept } = file
  const until = deletedFrom(file)
  return (
    <>
      {notes.map(({ by, at, text }) => (
        <p key={at} className="faint words">
          {by.name}, {shortDate(dayOf(at))}: {text}
        </p>
      ))}
      {closed && (
        <p className="faint words">
          {closed.by.name} reported nothing: {closed.reason}
        </p>
      )}
      {agency && (
        <p className="faint">
          {agency.by.name} reported it to the National Crime Agency on{' '}
          {dateWithYear(agency.submitted_on)}, reference {agency.reference}.
        </p>
      )}
      {consent && (
        <p className="faint">
          Consent {consent.outcome} on {dateWithYear(consent.on)}.
        </p>
      )}
      {until && <p className="faint">Deleted on {dateWithYear(until)}.</p>}
      {kept?.hold && <p className="faint">Held: {kept.hold}</p>}
    </>
  )
}

const Acts = ({ file, onOpen }: Props) => {
  const isDecided = file.closed !== null || file.agency !== null
  const awaits = file.agency?.asks_consent === true && file.consent === null
  return (
    <div className="row wrap">
      <Act label="Add a note" onPress={() => onOpen({ name: 'note', file })} />
      <Act label="Keeping" onPress={() => onOpen({ name: 'keep', file })} />
      {!isDecided && <Act label="Report nothing" onPress={() => onOpen({ name: 'close', file })} />}
      {!isDecided && (
        <Act label="Record the agency report" onPress={() => onOpen({ name: 'submit', file })} />
      )}
      {awaits && (
        <Act label="Record the decision" onPress={() => onOpen({ name: 'consent', file })} />
      )}
    </div>
  )
}

const Act = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <ActButton className="btn small quiet" onPress={onPress}>
    {label}
  </ActButton>
)
