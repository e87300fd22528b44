import { useMemo } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { memoFileLimits } from '#domain/sale-memo/file-limits'
import { addToast } from '#stores/chrome/toasts'
import { $agentMemos } from '#stores/sale-memo/of-agent'
import { sendMemoTo } from '#stores/sale-memo/sending'

/** Takes a memo of sale from an agent; the firm checks it. */
export default function SendMemo({ onDone }: { onDone: () => void }) {
  const send = useMemo(() => sendMemoTo(() => $agentMemos.revalidate()), [])
  const sent = () => {
    addToast({ severity: 'success', summary: 'Memo sent. Thank you', life: 4000 })
    onDone()
  }
  return (
    <FileDrop
      label="The memorandum of sale: PDF, email or photo"
      name="memo"
      limits={memoFileLimits}
      send={send}
      onSent={sent}
    />
  )
}
