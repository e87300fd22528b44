/** The longest text message that staff write, in characters. */
export const MOST_TEXTED = 640

const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const GSM_DOUBLE = '^{}\\[]~|€\f'

const units = (text: string) => {
  let count = 0
  for (const letter of text) {
    if (GSM.includes(letter)) count += 1
    else if (GSM_DOUBLE.includes(letter)) count += 2
    else return null
  }
  return count
}

/** How many texts a message is charged as (GSM 03.38: 160 and 153 letters, or 70 and 67 with others). */
export const textParts = (text: string): number => {
  const gsm = units(text)
  const [length, one, more] = gsm === null ? [text.length, 70, 67] : [gsm, 160, 153]
  return length <= one ? 1 : Math.ceil(length / more)
}
