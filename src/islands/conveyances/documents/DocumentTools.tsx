import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { SearchField } from '#components/form/SearchField.tsx'
import { Icon } from '#components/Icon.tsx'
import { reasonAgainst } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayUpload } from '#domain/document/acts'
import type { Document } from '#domain/document/document'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { pluralise } from '#lib/format'
import { DocumentUpload } from './DocumentUpload.tsx'
import { DownloadAll } from './DownloadAll.tsx'

const MakeDocument = lazy(() => import('./making/MakeDocument.tsx'))
const MakeBundle = lazy(() => import('./making/MakeBundle.tsx'))

type Props = {
  conveyance: Conveyance
  documents: readonly Document[]
  /** The chosen group; null for all. */
  group: string | null
  q: string
  onSearch: (q: string) => void
}

export const DocumentTools = ({ conveyance, documents, group, q, onSearch }: Props) => {
  const [open, setOpen] = useState<Tool | null>(null)
  const canChange = useCan('conveyance.update')
  return (
    <>
      <div className="document-tools">
        <SearchField
          label={`Find in ${pluralise(documents.length, 'document')} and their text`}
          value={q}
          onChange={onSearch}
        />
        <DownloadAll conveyance={conveyance} documents={documents} />
        {canChange && (
          <Tools conveyance={conveyance} onOpen={(it) => setOpen(it === open ? null : it)} />
        )}
      </div>
      {open === 'upload' && <DocumentUpload conveyance={conveyance} group={group} />}
      <Suspense fallback={null}>
        {open === 'document' && (
          <MakeDocument {...{ conveyance, documents }} onDone={() => setOpen(null)} />
        )}
        {open === 'bundle' && (
          <MakeBundle {...{ conveyance, documents }} onDone={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  )
}

type Tool = 'upload' | 'document' | 'bundle'

type ToolsProps = Pick<Props, 'conveyance'> & { onOpen: (tool: Tool) => void }

const Tools = ({ conveyance, onOpen }: ToolsProps) => {
  const person = useActingPerson()
  const why = reasonAgainst(mayActOnCase(person, conveyance))
  return (
    <>
      <ActButton why={why} onPress={() => onOpen('bundle')}>
        <Icon name="layers" /> Make a bundle
      </ActButton>
      <ActButton why={why} onPress={() => onOpen('document')}>
        <Icon name="file-text" /> Make a document
      </ActButton>
      <ActButton
        why={reasonAgainst(mayUpload(person, conveyance))}
        className="btn main"
        onPress={() => onOpen('upload')}
      >
        <Icon name="file-up" /> Upload
      </ActButton>
    </>
  )
}
