import { useEffect, useState } from 'react'
import type { ListChoice } from '#stores/list/choices'
import { assigneeChoices } from '#stores/user/person-choices'

/** The people who can be given a task; null while they load. */
export const useAssignees = () => {
  const [people, setPeople] = useState<readonly ListChoice[] | null>(null)
  useEffect(() => {
    // The store has shown the error; the task can still be one's own.
    assigneeChoices().then(setPeople, () => setPeople([]))
  }, [])
  return people
}
