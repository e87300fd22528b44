import { useRef, useState } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import type { SendPart } from '#components/file-drop/use-uploads.ts'
import { CheckField } from '#components/form/Choices.tsx'

export const about = {
  heading: 'File drop',
  words: 'upload files progress resume parts drag choose',
}

const limits = { endings: ['.pdf', '.docx', '.jpg'], mostBytes: 50 * 1024 * 1024, mostFiles: 5 }
const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Files go in parts of 5 MB. Cut the line while one is on its way: it goes on where it stopped. */
export default function FileDrops() {
  const [isCut, setCut] = useState(false)
  const [log, setLog] = useState<readonly string[]>([])
  const cut = useRef(isCut)
  cut.current = isCut
  const send: SendPart = async ({ file, index, count }, signal) => {
    await rest(150)
    if (cut.current) throw new Error('The line broke.')
    signal.throwIfAborted()
    setLog((all) => [...all, `${file.name}: part ${index + 1} of ${count}`])
  }
  return (
    <div className="form">
      <CheckField label="Cut the line" name="kit-cut" checked={isCut} onChange={setCut} />
      <FileDrop
        label="Proof of address"
        name="kit-proof"
        limits={limits}
        send={send}
        onSent={() => {}}
      />
      <ol className="mute" aria-label="Parts that arrived">
        {log.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  )
}
