import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { fullName } from '#domain/user/user'
import type { ListChoice } from '#stores/list/choices'
import { assigneeChoices } from '#stores/user/person-choices'
import { $session } from '#stores/user/session'

/** The staff who may have spoken for us, whoever is signed in first. */
export const useSpeakers = (): readonly ListChoice[] => {
  const me = useStore($session)?.user
  const [people, setPeople] = useState<readonly ListChoice[]>([])
  useEffect(() => {
    // The store has shown the error; whoever is signed in stays to choose.
    assigneeChoices().then(setPeople, () => setPeople([]))
  }, [])
  const own = me ? [{ value: me.id, label: fullName(me), name: fullName(me) }] : []
  return [...own, ...people.filter(({ value }) => value !== me?.id)]
}
