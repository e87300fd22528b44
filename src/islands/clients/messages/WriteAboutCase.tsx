import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { Avatar } from '#components/Marks.tsx'
import { byUrgency, type ClientCase } from '#domain/conveyance/portal/case'
import { $route } from '#stores/chrome/route'
import { $clientCase } from '#stores/conveyance/portal/case'
import { WriteMessage } from './WriteMessage.tsx'

type Props = { cases: readonly ClientCase[] }

/** Writes about the case that the address names, or another that the client chooses; nothing without a case. */
export const WriteAboutCase = ({ cases }: Props) => {
  const asked = useStore($clientCase)
  const document = new URLSearchParams(useStore($route).search).get('document')
  const [chosen, setChosen] = useState<string | null>(null)
  const ordered = byUrgency(cases)
  const about = ordered.find(({ id }) => id === chosen) ?? asked ?? ordered[0]
  if (about === undefined) return null
  return (
    <div className="write-about">
      <Who clientCase={about} />
      {cases.length > 1 && (
        <SelectField
          label="About"
          name="about"
          value={about.id}
          options={ordered.map((it) => ({ value: it.id, label: `${it.kind} ${it.address.line}` }))}
          onChange={setChosen}
        />
      )}
      <WriteMessage key={about.id} clientCase={about} document={document} />
    </div>
  )
}

const Who = ({ clientCase: { people } }: { clientCase: ClientCase }) => {
  const [first] = people
  return first ? (
    <p className="client-who">
      <Avatar name={first.name} />
      <span>
        <b>{first.name}</b> <span className="mute">{first.job_title ?? first.role}</span>
      </span>
    </p>
  ) : null
}
