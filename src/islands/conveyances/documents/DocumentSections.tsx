import { useState } from 'react'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import { groupName } from '#domain/document/group'
import type { DocumentSection } from '#domain/document/listing'
import { DocumentForms, type OpenForm } from './DocumentForms.tsx'
import { DocumentRow } from './DocumentRow.tsx'

type Props = { conveyance: Conveyance; sections: readonly DocumentSection[] }

const heads = ['Document', 'Shared with', 'Received', '']

/** The documents, a heading for each group. */
export const DocumentSections = ({ conveyance, sections }: Props) => {
  const [open, setOpen] = useState<OpenForm | null>(null)
  return (
    <div className="document-list">
      {sections.map(({ group, documents }) => (
        <section key={group} aria-label={groupName(group)}>
          <h2 className="h3">
            {groupName(group)} <span className="mute num">{documents.length}</span>
          </h2>
          <DocumentTable conveyance={conveyance} documents={documents} onOpen={setOpen} />
        </section>
      ))}
      <DocumentForms conveyance={conveyance} open={open} onDone={() => setOpen(null)} />
    </div>
  )
}

type TableProps = {
  conveyance: Conveyance
  documents: readonly Document[]
  onOpen: (open: OpenForm) => void
}

const DocumentTable = ({ conveyance, documents, onOpen }: TableProps) => (
  <table className="table">
    <thead className="sr">
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head || 'Actions'}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {documents.map((document) => (
        <DocumentRow key={document.id} {...{ conveyance, document, onOpen }} />
      ))}
    </tbody>
  </table>
)
