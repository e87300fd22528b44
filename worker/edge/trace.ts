/** A request id of twelve characters that can be read aloud. */
export const newTrace = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % 32]).join('')

// Crockford's base 32, without easily confused letters.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
