import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import type { Document } from '#domain/document/document'
import { groupsOf } from '#domain/document/group'
import { isNamedBy, sectionsOf } from '#domain/document/listing'
import { Signatures } from '#islands/conveyances/signatures/Signatures.tsx'
import { $route } from '#stores/chrome/route'
import { $documents } from '#stores/document/documents'
import { $retention } from '#stores/retention/retention'
import { DocumentGroups } from './DocumentGroups.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import { DocumentSections } from './DocumentSections.tsx'
import { DocumentTools } from './DocumentTools.tsx'
import { closeDocument, documentIn, groupIn } from './document-address.ts'
import { useMatches } from './use-matches.ts'

const RetentionPart = lazy(() => import('./retention/RetentionPart.tsx'))

/** The documents of a case by group, and what is done with them. */
export default function CaseDocuments({ caseFile }: { caseFile: CaseDetail }) {
  const documents = useStore($documents)
  return (
    <section className="case-part documents" aria-label="Documents">
      <Loaded
        from={documents}
        skeleton={<Skeleton rows={10} />}
        retry={() => $documents.revalidate()}
      >
        {(list) => <Documents caseFile={caseFile} documents={list} />}
      </Loaded>
      <Signatures caseFile={caseFile} />
      <Suspense fallback={null}>
        <RetentionPart />
      </Suspense>
    </section>
  )
}

type Props = { caseFile: CaseDetail; documents: readonly Document[] }

const Documents = ({ caseFile, documents }: Props) => {
  const { search } = useStore($route)
  const [q, setQ] = useState('')
  const matches = useMatches(q)
  const { conveyance } = caseFile
  const groups = groupsOf(conveyance.matter_type)
  const group = groupIn(search, groups)
  const found = documents.filter(
    (it) => (group === null || it.group === group) && (isNamedBy(it, q) || matches.includes(it.id)),
  )
  const open = documents.find(({ id }) => id === documentIn(search))
  return (
    <>
      <DocumentTools {...{ conveyance, documents, group, q }} onSearch={setQ} />
      <div className="document-parts">
        <DocumentGroups groups={groups} documents={documents} at={group} />
        {found.length > 0 ? (
          <DocumentSections conveyance={conveyance} sections={sectionsOf(found, groups)} />
        ) : (
          <NoDocuments isSearched={q !== ''} />
        )}
      </div>
      <DocumentPanel document={open ?? null} onClose={closeDocument} />
    </>
  )
}

const NoDocuments = ({ isSearched }: { isSearched: boolean }) => {
  const { data: retention } = useStore($retention)
  if (isSearched)
    return (
      <Empty title="No document matches">
        <p>
          Names, folders, tags and the text of Word files and of what was made here are searched.
        </p>
      </Empty>
    )
  if (retention?.destruction?.status === 'destroyed')
    return (
      <Empty title="The documents were destroyed" icon="files">
        <p>The file had been kept long enough. Who decided it is below, under Retention.</p>
      </Empty>
    )
  return (
    <Empty title="No documents here yet" icon="files">
      <p>
        Upload a file, make one from a template, or wait for the client to send one in the portal.
      </p>
    </Empty>
  )
}
