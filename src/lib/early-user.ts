import type { SignedInUser } from '#domain/user/user'

/** Who is signed in, when the script in the head has asked already and was told; else null. */
export const takeEarlyUser = async (): Promise<SignedInUser | null> => {
  const early = globalThis.deedbox?.user
  if (!early) return null
  delete globalThis.deedbox?.user
  try {
    const answer = await early
    if (!answer.ok) return null
    const { data } = (await answer.json()) as { data?: SignedInUser }
    return data ?? null
  } catch {
    return null
  }
}
