import { type ComponentType, useEffect, useState } from 'react'

const fetched = new Map<unknown, ComponentType<never>>()

/**
 * What a control becomes once it is wanted: fetched when the pointer or the focus comes near. Until then, and
 * until it is there, the plain control takes what is typed.
 */
export const useMachine = <Props>(fetch: () => Promise<ComponentType<Props>>) => {
  const [isWanted, setWanted] = useState(false)
  const [Machine, setMachine] = useState(
    () => fetched.get(fetch) as ComponentType<Props> | undefined,
  )
  useEffect(() => {
    if (!isWanted || Machine !== undefined) return
    let isHere = true
    void fetch().then((found) => {
      fetched.set(fetch, found as ComponentType<never>)
      if (isHere) setMachine(() => found)
    })
    return () => {
      isHere = false
    }
  }, [isWanted, Machine, fetch])
  return { Machine, want: () => setWanted(true) }
}
