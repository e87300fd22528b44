import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { SearchField } from '#components/form/SearchField.tsx'
import type { CorrespondenceFilter } from '#domain/tracked-email/filter'
import type { Correspondence } from '#domain/tracked-email/view'
import { pluralise } from '#lib/format'
import {
  $correspondenceFilter,
  narrowCorrespondence,
} from '#stores/tracked-email/correspondence-filter'

const PAUSE_MS = 300

const channels: readonly {
  value: NonNullable<CorrespondenceFilter['channel']> | ''
  label: string
}[] = [
  { value: '', label: 'All channels' },
  { value: 'email', label: 'Email' },
  { value: 'portal', label: 'Portal' },
  { value: 'sms', label: 'SMS' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'letter', label: 'Letter' },
  { value: 'call', label: 'Calls' },
]

type Props = { shown: Correspondence; isBusy: boolean; children: ReactNode }

/** What narrows the messages, and what is done with them. */
export const CorrespondenceTools = ({ shown, isBusy, children }: Props) => {
  const [words, setWords] = useWords()
  return (
    <div className="message-tools">
      <SearchField
        label={`Find in ${pluralise(shown.total, 'message')}`}
        value={words}
        busy={isBusy}
        onChange={setWords}
      />
      <Narrowing people={shown.people} />
      <div className="row wrap end">{children}</div>
    </div>
  )
}

const Narrowing = ({ people }: Pick<Correspondence, 'people'>) => {
  const { person = '', channel = '' } = useStore($correspondenceFilter)
  const anybody = { value: '', label: 'Anybody' }
  return (
    <>
      <div className="message-person">
        <SelectField
          label="Person"
          name="person"
          value={person}
          options={[anybody, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(chosen) => narrowCorrespondence({ person: chosen })}
        />
      </div>
      <SelectField
        label="Channel"
        name="channel"
        value={channel}
        options={channels}
        onChange={(chosen) => narrowCorrespondence({ channel: chosen })}
      />
    </>
  )
}

/** What is typed; the list follows after a pause. */
const useWords = () => {
  const { q = '' } = useStore($correspondenceFilter)
  const [words, setWords] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [seen, setSeen] = useState(q)
  if (seen !== q) {
    setSeen(q)
    if (words.trim() !== q) setWords(q)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (typed: string) => {
    setWords(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => narrowCorrespondence({ q: typed.trim() }), PAUSE_MS)
  }
  return [words, type] as const
}
