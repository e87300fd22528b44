/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10

/** Crockford's base 32, without the letters that are read as digits or as each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** A code of 80 bits, '7K3M-Q0ZT-9XWE-41RB', from at least 16 random bytes. */
export const recoveryCodeFrom = (random: Uint8Array) =>
  grouped([...random.slice(0, LENGTH)].map((byte) => ALPHABET[byte % 32]).join(''))

const grouped = (letters: string) => letters.replaceAll(/(.{4})(?=.)/g, '$1-')

/** A recovery code as it was made, however it was typed; null for what is none. */
export const parseRecoveryCode = (typed: string) => {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode = letters.length === LENGTH && [...letters].every((it) => ALPHABET.includes(it))
  return isCode ? grouped(letters) : null
}
