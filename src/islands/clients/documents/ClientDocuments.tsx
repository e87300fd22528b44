import { useStore } from '@nanostores/react'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { clientGroupName } from '#domain/document/client-group'
import { documentGroups } from '#domain/document/group'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { $clientDocuments } from '#stores/document/client-documents'

/** The groups that hold a document for the client, and below them each place to which they may send one. */
export const ClientDocuments = ({ clientCase }: { clientCase: ClientCase }) => {
  const documents = useStore($clientDocuments).data ?? []
  const { id, matter_type } = clientCase
  const groups = documentGroups[matter_type].map((group) => ({
    group,
    count: documents.filter((it) => it.conveyance_id === id && it.group === group).length,
  }))
  const filled = groups.filter(({ count }) => count > 0)
  return (
    <section>
      <h2>Documents</h2>
      {filled.length === 0 && <p>There are no documents yet.</p>}
      <GroupLinks clientCase={clientCase} groups={filled} />
      <SendDocument clientCase={clientCase} />
    </section>
  )
}

/** Each place of a case to which the client may send a document. */
export const SendDocument = ({ clientCase }: { clientCase: ClientCase }) => (
  <details>
    <summary>Send us a document</summary>
    <p>What is it about?</p>
    <GroupLinks
      clientCase={clientCase}
      groups={documentGroups[clientCase.matter_type].map((group) => ({ group, count: 0 }))}
    />
  </details>
)

type LinksProps = {
  clientCase: ClientCase
  groups: readonly { readonly group: string; readonly count: number }[]
}

const GroupLinks = ({ clientCase: { id, matter_type }, groups }: LinksProps) => (
  <ul>
    {groups.map(({ group, count }) => (
      <li key={group}>
        <a
          className="link"
          href={`${href('clients-documents-matter_type-group', { matter_type, group }, firm.audience)}?case=${id}`}
        >
          {clientGroupName(group)}
        </a>
        <span className="mute num">{count || ''}</span>
      </li>
    ))}
  </ul>
)
