import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import { href } from '#routes'

type Props = { conveyance: Pick<Conveyance, 'id'>; document: Pick<Document, 'id' | 'name'> }

/** Says where a document that was just made is filed. */
export const FiledNote = ({ conveyance, document }: Props) => (
  <p role="status">
    Filed:{' '}
    <a
      href={`${href('conveyances-id', { id: conveyance.id })}?tab=documents&document=${document.id}`}
    >
      {document.name}
    </a>
    . Nothing has been sent.
  </p>
)
