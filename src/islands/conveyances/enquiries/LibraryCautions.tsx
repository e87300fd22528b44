import type { LibraryContent } from '#domain/enquiry/library/content'

type Props = { enquiry: Pick<LibraryContent, 'no_contact' | 'protocol_ok'> }

/** What to consider before an enquiry of the library is asked. */
export const LibraryCautions = ({ enquiry: { no_contact, protocol_ok } }: Props) => (
  <>
    {no_contact && (
      <p className="mute">
        Contact with the council, a neighbour or the freeholder could void an indemnity policy.
      </p>
    )}
    {!protocol_ok && <p className="mute">The other side may decline this under the Protocol.</p>}
  </>
)
