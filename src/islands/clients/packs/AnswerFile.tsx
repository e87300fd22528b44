import { useMemo, useState } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { uploadLimits } from '#domain/document/limits'
import type { ClientPack, ClientQuestion } from '#domain/sale-ready-pack/view'
import { $clientPacks } from '#stores/sale-ready-pack/of-client'
import { sendDocumentTo } from '#stores/sale-ready-pack/sending'

type Props = { pack: ClientPack; question: ClientQuestion }

/** Takes a photo or a file for an answer; never needed. */
export const AnswerFile = ({ pack, question }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const send = useMemo(() => sendDocumentTo(pack.id, question.key), [pack.id, question.key])
  if (!isOpen)
    return (
      <p>
        {question.file_name && `We have ${question.file_name}. `}
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {question.file_name ? 'Send another photo or file' : 'Add a photo or a file, optional'}
        </button>
      </p>
    )
  return (
    <FileDrop
      label="A photo or a file, optional"
      name="file"
      limits={{ ...uploadLimits('client'), mostFiles: 1 }}
      send={send}
      onSent={() => $clientPacks.revalidate()}
    />
  )
}
