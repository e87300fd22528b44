import { useStore } from '@nanostores/react'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { documentGroups, groupName } from '#domain/document/group'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { $clientDocuments } from '#stores/document/client-documents'

/** The groups of a case's documents, with how many the client sees in each. */
export const ClientDocuments = ({ clientCase }: { clientCase: ClientCase }) => {
  const documents = useStore($clientDocuments).data ?? []
  const { id, matter_type } = clientCase
  const countOf = (group: string) =>
    documents.filter((it) => it.conveyance_id === id && it.group === group).length
  return (
    <section>
      <h2>Documents</h2>
      <ul>
        {documentGroups[matter_type].map((group) => (
          <li key={group}>
            <a
              className="link"
              href={`${href('clients-documents-matter_type-group', { matter_type, group }, firm.audience)}?case=${id}`}
            >
              {groupName(group)}
            </a>
            <span className="mute num">{countOf(group) || ''}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
