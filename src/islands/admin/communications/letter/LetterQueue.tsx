import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { LetterQueue as Queue } from '#domain/communication/letter/api'
import type { Message } from '#domain/communication/message'
import { $letterQueue } from '#stores/communication/letters'
import { PrintLetters } from './PrintLetters.tsx'

/** The letters of whoever has no email address or chose post, to be printed and put into envelopes. */
export const LetterQueue = () => {
  const queue = useStore($letterQueue)
  return (
    <Loaded from={queue} skeleton={<Skeleton rows={8} />} retry={() => $letterQueue.revalidate()}>
      {(it) => <Letters queue={it} />}
    </Loaded>
  )
}

const Letters = ({ queue: { letters, unaddressed } }: { queue: Queue }) => (
  <>
    {letters.length === 0 ? (
      <Empty title="No letters to print">
        <p>Clients without an email address, or who chose post, get letters. They appear here.</p>
      </Empty>
    ) : (
      <PrintLetters key={letters.map(({ id }) => id).join()} letters={letters} />
    )}
    {unaddressed.length > 0 && <Unaddressed letters={unaddressed} />}
  </>
)

const Unaddressed = ({ letters }: { letters: readonly Message[] }) => (
  <section>
    <h2 className="h2">Without a postal address</h2>
    <p className="mute">
      These were not made into letters. Enter the address of the contact, then write to them
      yourself.
    </p>
    <ul className="tasks messages letters">
      {letters.map(({ id, subject, to_name, subject_ref }) => (
        <li key={id}>
          <Icon name="mail" />
          <span className="t cut">{subject}</span>
          <span className="cut mute">{to_name}</span>
          <span className="ref cut">{subject_ref ?? '–'}</span>
        </li>
      ))}
    </ul>
  </section>
)
