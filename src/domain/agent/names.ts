import { invalid } from '#domain/refusal'
import { type IntroducerRecord, isLive } from './agency.ts'

/** The form of a name in which two names are the same: without capitals, accents and double spaces. */
export const foldName = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

type NamedRecord = Pick<IntroducerRecord, 'id' | 'name' | 'archived_at'>

/** The live record with this name, whatever its capitals; null for none. `ownId` is left out. */
export const liveNamesake = <Of extends NamedRecord>(
  name: string,
  among: readonly Of[],
  ownId?: string,
): Of | null =>
  among.find((it) => isLive(it) && it.id !== ownId && foldName(it.name) === foldName(name)) ?? null

/** Throws 422 for a name that a live record has already. */
export const assertNewName = (
  name: string,
  among: readonly NamedRecord[],
  ownId: string | undefined,
  where: string,
) => {
  const namesake = liveNamesake(name, among, ownId)
  if (namesake !== null)
    throw invalid({ name: [`${namesake.name} already exists${where}. Enter a different name.`] })
}
