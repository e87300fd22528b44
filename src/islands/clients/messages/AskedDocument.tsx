import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent } from 'react'
import { $clientDocuments } from '#stores/document/client-documents'

type Props = { caseId: string; id: string; onFound: (words: string) => void }

/** Begins a message with the name of one of the client’s documents of the case; with nothing for any other id. */
export default function AskedDocument({ caseId, id, onFound }: Props) {
  const name = useStore($clientDocuments).data?.find(
    (it) => it.id === id && it.conveyance_id === caseId,
  )?.name
  const begin = useEffectEvent((words: string) => onFound(words))
  useEffect(() => {
    if (name) begin(`About “${name}”: `)
  }, [name])
  return null
}
