/** Most characters that a Faster Payment carries as its reference. */
const MOST_CHARACTERS = 18
const CODE_CHARACTERS = 6

const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** What the bank's statement names a payment by: '26-P-00123 4F09A2', the case and a code of this payment alone. */
export const paymentReference = (ref: string, id: string): string => {
  // Ids begin with their time, and end at random.
  const code = plain(id).slice(-CODE_CHARACTERS)
  const whole = `${ref} ${code}`
  return whole.length <= MOST_CHARACTERS
    ? whole
    : `${plain(ref).slice(0, MOST_CHARACTERS - CODE_CHARACTERS)}${code}`
}

/** Whether a line of a bank names a payment, however the bank writes spaces and dashes. */
export const isReferenceIn = (text: string, reference: string) =>
  plain(text).includes(plain(reference))
