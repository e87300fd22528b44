import { atom, onMount } from 'nanostores'
import type { Named } from '#domain/party'
import { coverApi } from '#domain/user/cover/api'
import { awayTextFor } from '#domain/user/cover/away-text'
import type { Away } from '#domain/user/cover/cover'
import { call } from '#lib/api'
import { onReset } from '#stores/chrome/reset'
import { whenShown } from '#stores/chrome/when-shown'
import { $session } from './session.ts'

type PeopleAway = ReadonlyMap<string, Away>

const none: PeopleAway = new Map()

/** Who is away today, by id; nobody until it is fetched, after the rows of the page. */
export const $away = atom<PeopleAway>(none)

/** Fetches who is away; a page goes on without it when that fails. */
const fetchAway = async (): Promise<PeopleAway> => {
  const found = await call(coverApi.away, { isQuiet: true }).catch(() => [])
  const away = new Map(found.map((it) => [it.person.id, it]))
  $away.set(away)
  return away
}

onMount($away, () => {
  void whenShown().then(fetchAway)
})

onReset(() => $away.set(none))

/** 'away until 4 December, covered by Tom Byrne'; null for somebody who is here. */
export const awayTextOf = (id: string, away: PeopleAway): string | null => {
  const found = away.get(id)
  return found === undefined ? null : awayTextFor(found, $session.get()?.user.id)
}

/** A person to choose, marked while they are away. */
export const personOption = ({ id, name }: Named, away: PeopleAway) => {
  const text = awayTextOf(id, away)
  return { value: id, label: text === null ? name : `${name}, ${text}` }
}

/** People to choose from, with who is away now. */
export const personOptions = async (people: Promise<readonly Named[]>) => {
  const [found, away] = await Promise.all([people, fetchAway()])
  return found.map((it) => ({ ...personOption(it, away), name: it.name }))
}
