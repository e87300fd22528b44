import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import { saveFile } from '#islands/lists/save-file.ts'

type Props = { conveyance: Conveyance; documents: readonly Document[] }

/** Saves the current version of every document as one archive, with an index. */
export const DownloadAll = ({ conveyance, documents }: Props) => {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const run = async () => {
    setState('busy')
    try {
      const { archiveOf } = await import('#stores/document/download')
      const { name, archive } = await archiveOf(conveyance.ref, documents)
      saveFile(name, archive, 'application/zip')
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  const why = documents.length === 0 ? 'There are no documents to download.' : undefined
  return (
    <>
      <ActButton why={why} isBusy={state === 'busy'} onPress={() => void run()}>
        <Icon name="download" /> {state === 'busy' ? 'Downloading…' : 'Download all'}
      </ActButton>
      {state === 'failed' && (
        <span className="bad" role="alert">
          A document could not be downloaded. Try again.
        </span>
      )}
    </>
  )
}
