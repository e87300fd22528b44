import { useMemo } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { uploadLimits } from '#domain/document/limits'
import { $clientDocuments } from '#stores/document/client-documents'
import { sendPartsTo } from '#stores/document/uploading'

type Props = { caseId: string; group: string; folder?: string }

/** Sends files or photos to the legal team. */
export const DocumentUpload = ({ caseId, group, folder = '' }: Props) => {
  const send = useMemo(
    () => sendPartsTo({ caseId, group, folder, document: null, is_shared: true }),
    [caseId, group, folder],
  )
  return (
    <section aria-labelledby="send-documents">
      <h2 id="send-documents">Send us a document</h2>
      <p className="mute">
        Take a photo or choose a file. Make sure that every word can be read and no corner is cut
        off.
      </p>
      <FileDrop
        label="Photos or files"
        name="documents"
        limits={uploadLimits('client')}
        send={send}
        onSent={() => $clientDocuments.revalidate()}
      />
    </section>
  )
}
