import { useEffect, useState } from 'react'
import { type CaseOfLead, fetchCaseOfLead } from '#stores/lead/case-opening'

const readId = () => new URLSearchParams(location.search).get('lead')

/** The lead that a new case is opened from, by the address: null without one, undefined while it is fetched. */
export const useLead = () => {
  const [id] = useState(readId)
  const [lead, setLead] = useState<CaseOfLead | null | undefined>(id === null ? null : undefined)
  useEffect(() => {
    // The client has shown the error; the form then begins empty.
    if (id !== null) fetchCaseOfLead(id).then(setLead, () => setLead(null))
  }, [id])
  return { id: lead ? id : null, lead }
}
