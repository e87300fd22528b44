import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { importPack } from '#stores/sale-ready-pack/pack'

const limits = { endings: ['.json'], mostBytes: 500_000, mostFiles: 1 }

const noUpload = () => Promise.resolve()

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Couldn’t read this file. Try again.'

const reasonOf = (error: unknown): string => {
  const fields = error instanceof Error && 'fields' in error ? error.fields : null
  const [first] = Object.values(fields ?? {}).flat()
  return typeof first === 'string' ? first : messageOf(error)
}

/** Starts a pack from a transaction of the Property Data Trust Framework, version 3. */
export default function ImportPack() {
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const take = async (file: File) => {
    setProblem(null)
    try {
      const { pack } = await importPack(await file.text())
      go(href('quotes-sale-ready-pack-id', { id: pack.id }))
    } catch (error) {
      setProblem(reasonOf(error))
      setTries((count) => count + 1)
    }
  }
  return (
    <section aria-label="Import property data">
      {problem && (
        <Banner tone="bad" title="This file can’t be imported">
          {problem}
        </Banner>
      )}
      <FileDrop
        key={tries}
        label="Property data (PDTF version 3)"
        name="transaction"
        limits={limits}
        send={noUpload}
        onSent={(file) => void take(file)}
      />
    </section>
  )
}
