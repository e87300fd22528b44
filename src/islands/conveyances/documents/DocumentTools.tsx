import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { SearchField } from '#components/form/SearchField.tsx'
import { Icon } from '#components/Icon.tsx'
import { reasonAgainst } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayUpload } from '#domain/document/acts'
import type { Document } from '#domain/document/document'
import { retentionText } from '#domain/document/retention'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { pluralise } from '#lib/format'
import { DocumentUpload } from './DocumentUpload.tsx'
import { DownloadAll } from './DownloadAll.tsx'

type Props = {
  conveyance: Conveyance
  documents: readonly Document[]
  /** The chosen group; null for all. */
  group: string | null
  q: string
  onSearch: (q: string) => void
}

export const DocumentTools = ({ conveyance, documents, group, q, onSearch }: Props) => {
  const [isUploading, setUploading] = useState(false)
  const why = reasonAgainst(mayUpload(useActingPerson(), conveyance))
  const canUpload = useCan('conveyance.update')
  return (
    <>
      <div className="document-tools">
        <SearchField
          label={`Find in ${pluralise(documents.length, 'document')} and their text`}
          value={q}
          onChange={onSearch}
        />
        <span className="mute">{retentionText(conveyance.matter_type)}</span>
        <DownloadAll conveyance={conveyance} documents={documents} />
        {canUpload && (
          <ActButton why={why} className="btn main" onPress={() => setUploading(!isUploading)}>
            <Icon name="file-up" /> Upload
          </ActButton>
        )}
      </div>
      {isUploading && <DocumentUpload conveyance={conveyance} group={group} />}
    </>
  )
}
