/** Names one request in its answer and in the log: twelve characters that can be read out. */
export const newTrace = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % 32]).join('')

// Without the letters that are heard or read as another.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
