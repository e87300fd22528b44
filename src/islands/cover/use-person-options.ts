import { useStore } from '@nanostores/react'
import type { Named } from '#domain/party'
import { $away, personOption } from '#stores/user/away'

/** People to choose from, those who are away marked. */
export const usePersonOptions = (people: readonly Named[]) => {
  const away = useStore($away)
  return people.map((it) => personOption(it, away))
}
