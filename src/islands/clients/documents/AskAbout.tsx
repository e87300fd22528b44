import type { ClientDocument } from '#domain/document/client'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { useHas } from '../delegates/use-helping.ts'

/** The way to a message that names the document, for whoever may write. */
export const AskAbout = ({
  document,
}: {
  document: Pick<ClientDocument, 'id' | 'conveyance_id'>
}) =>
  useHas('messages') && (
    <p>
      <a className="link" href={askHref(document)}>
        Ask about this document
      </a>
    </p>
  )

const askHref = ({ id, conveyance_id }: Pick<ClientDocument, 'id' | 'conveyance_id'>) =>
  `${href('clients-case-history', {}, firm.audience)}?case=${conveyance_id}&document=${id}`
