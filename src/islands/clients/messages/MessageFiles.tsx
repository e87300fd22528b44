import { useEffect, useRef, useState } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { MOST_FILES } from '#domain/client-message/bodies'
import { uploadLimits } from '#domain/document/limits'
import { sendMessageFileTo } from '#stores/client-message/own'

type Props = {
  caseId: string
  onArrived: (file: { readonly id: string; readonly name: string }) => void
  onUnfinished: (count: number) => void
}

/** Photos or documents that go with a message; each goes on after a cut. */
export default function MessageFiles({ caseId, onArrived, onUnfinished }: Props) {
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  }, [onArrived])
  const [send] = useState(() => sendMessageFileTo(caseId, (file) => arrived.current(file)))
  return (
    <FileDrop
      label="Photos or documents"
      name="message-files"
      limits={{ ...uploadLimits('client'), mostFiles: MOST_FILES }}
      send={send}
      onSent={() => {}}
      onUnfinished={onUnfinished}
    />
  )
}
