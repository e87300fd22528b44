import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { DataArchive } from '#domain/data-request/archive'
import type { DataRequest } from '#domain/data-request/request'
import { saveFile } from '#islands/lists/save-file.ts'
import { pluralise } from '#lib/format'
import { makeDataArchive } from '#stores/data-request/of-contact'

type State =
  | 'ready'
  | 'busy'
  | { readonly fault: string }
  | { readonly done: DataArchive['to_review'] }

const reviewText = ({ documents, closed, shared }: DataArchive['to_review']) =>
  [
    'Saved. Read it before it goes out.',
    documents > 0 &&
      `${pluralise(documents, 'document')} of their cases that only staff see, and internal notes, are not in it: look through them, and add what is about this person and not privileged.`,
    closed > 0 &&
      `${pluralise(closed, 'file')} that they sent could not be put in, because your role does not open them.`,
    shared > 0 &&
      `They share ${pluralise(shared, 'email address or telephone number', 'email addresses or telephone numbers')} with another client. Nothing written or said there is in it: look through it, and add what is theirs.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Puts together what the firm holds about the person, and saves it as an archive. */
export const MakeArchive = ({
  request,
  why,
}: {
  request: DataRequest
  why: string | undefined
}) => {
  const [state, setState] = useState<State>('ready')
  const make = async () => {
    setState('busy')
    try {
      const { name, archive, toReview } = await makeDataArchive(request)
      saveFile(name, archive, 'application/zip')
      setState({ done: toReview })
    } catch (error) {
      setState({ fault: sentenceOf(error) })
    }
  }
  return (
    <>
      <ActButton
        className="btn main"
        why={why}
        isBusy={state === 'busy'}
        onPress={() => void make()}
      >
        {state === 'busy' ? 'Making the archive…' : 'Make the archive'}
      </ActButton>
      {typeof state === 'object' && 'done' in state && (
        <span role="status">{reviewText(state.done)}</span>
      )}
      {typeof state === 'object' && 'fault' in state && (
        <span className="bad" role="alert">
          {state.fault}
        </span>
      )}
    </>
  )
}
