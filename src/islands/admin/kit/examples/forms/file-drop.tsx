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

/** Uploads in parts of 5 MB. An upload cut off by “Cut the connection” resumes where it stopped. */
export default function FileDrops() {
  const [isCut, setCut] = useState(false)
  const [log, setLog] = useState<readonly string[]>([])
  const cut = useRef(isCut)
  cut.current = isCut
  const send: SendPart = async ({ file, index, count }, signal) => {
    await rest(150)
    if (cut.current) throw new Error('The connection was lost.')
    signal.throwIfAborted()
    setLog((all) => [...all, `${file.name}: part ${index + 1} of ${count}`])
  }
  return (
    <div className="form">
      <CheckField label="Cut the connection" name="kit-cut" checked={isCut} onChange={setCut} />
      <FileDrop
        label="Proof of address"
        name="kit-proof"
        limits={limits}
        send={send}
        onSent={() => {}}
      />
      <ol className="mute" aria-label="Uploaded parts">
        {log.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  )
}
