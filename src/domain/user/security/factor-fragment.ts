import { type FactorMethod, factorMethods } from './second-factor.ts'

/** What a sign-in waits for; without a method, one must be set up first. */
export type FactorChallenge = {
  readonly methods: readonly FactorMethod[]
  readonly may_remember: boolean
}

const START = '#second-factor='
const REMEMBER = 'remember'

/** '#second-factor=passkey+remember': the part of the sign-in page's address that asks for these second factors. */
export const toFactorFragment = ({ methods, may_remember }: FactorChallenge) =>
  START + [...methods, ...(may_remember ? [REMEMBER] : [])].join('+')

/** What such a fragment asks for; null for any other. */
export const parseFactorFragment = (hash: string): FactorChallenge | null => {
  if (!hash.startsWith(START)) return null
  const names = hash.slice(START.length).split('+')
  return {
    methods: factorMethods.filter((method) => names.includes(method)),
    may_remember: names.includes(REMEMBER),
  }
}
