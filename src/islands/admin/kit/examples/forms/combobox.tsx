import { useState } from 'react'
import { Combobox } from '#components/combobox/Combobox.tsx'
import { findIn } from '#components/combobox/find.ts'
import type { Option } from '#components/Fields.tsx'
import { findAnywhere } from '#stores/chrome/finding'

export const about = {
  heading: 'Combobox',
  words: 'find type ahead autocomplete server search select one of many team',
}

const teams = ['Residential', 'Remortgage', 'New build', 'Post-completion'].map((name) => ({
  value: name,
  label: name,
}))
const findTeam = findIn(teams)

const findCase = async (words: string): Promise<readonly Option[]> => {
  const hits = await findAnywhere(words)
  return hits.map((it) => ({ value: it.href, label: it.title, detail: it.detail }))
}

const fail = () => Promise.reject(new Error('Nobody answers.'))

/** Finds options by typing, in a list or on the server; new options can be added. */
export default function Comboboxes() {
  const [team, setTeam] = useState<Option | null>(teams[0] ?? null)
  const [found, setFound] = useState<Option | null>(null)
  const shared = { width: 'w3', onChange: setTeam }
  return (
    <div className="form">
      <div className="grid-6">
        <Combobox {...shared} label="Team" name="kit-team" value={team} find={findTeam} canAdd />
        <Combobox
          label="Case or person"
          name="kit-case"
          width="w3"
          placeholder="A street, a surname or a reference"
          value={found}
          find={findCase}
          onChange={setFound}
        />
        <Combobox {...shared} label="Lender" name="kit-lender" value={null} find={fail} />
        <Combobox
          {...shared}
          label="Owner"
          name="kit-owner"
          value={{ value: 'es', label: 'Eleanor Shaw' }}
          find={findTeam}
          readOnly
        />
      </div>
    </div>
  )
}
