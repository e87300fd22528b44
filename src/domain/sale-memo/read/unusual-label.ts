import { emailsIn, phonesIn } from './contact-details.ts'
import { labelOf, looseLabelOf, type Topic } from './label/label.ts'
import type { Labelled } from './led-by.ts'
import { isLooseFit } from './value-fit.ts'

const ANSWERED: readonly Topic[] = ['tenure', 'chain', 'funding', 'toBuy', 'toSell']

/** A label whose value is of words that are labels elsewhere: 'Tenure - Freehold', 'Vendor position – Buying on'. */
export const answeredIn = (text: string): Labelled | null => {
  const [, before = '', value = ''] =
    /^([^:=]+?)\s+(?:[-–—>→»]+)\s+(.+)$/u.exec(text) ??
    /^((?:property )?tenure)\s+((?:free|lease|share).+)$/i.exec(text) ??
    []
  const label = labelOf(before)
  if (!label || !ANSWERED.includes(label.topic)) return null
  return labelOf(value)?.topic === 'whole' && !isPosition(value) ? null : { label, text: value }
}

/** Whether a text says how somebody is placed in a word that names a side elsewhere. */
export const isPosition = (text: string) => /^(?:selling|buying|purchasing)\W*$/i.test(text)

/** '[Price] £325,000'. */
export const bracketed = (text: string): Labelled | null => {
  const [, before = '', value = ''] =
    /^[[(<]([^\])>]{3,50})[\])>]\s*[:–-]?\s*(\S.*)$/u.exec(text) ?? []
  const label = labelOf(before)
  return label && { label, text: value }
}

/** A label that is understood by some of its words, or by what its value is: 'Cell: 07700 900123'. */
export const strange = (text: string): Labelled | null => {
  const [, before = '', value = ''] =
    /^((?:(?! - )[\p{L}\d' /&-]){2,60}?)(?:\s?:\s+|\s+=\s+)(\S.*)$/u.exec(text) ?? []
  const label = looseLabelOf(before)
  if (label && isLooseFit(label, value)) return { label, text: value }
  if (value === '' || isNamedDetail(text) || before.includes(' ')) return null
  const topic =
    phonesIn(value)[0]?.at === 0 ? 'phone' : emailsIn(value)[0]?.at === 0 ? 'email' : null
  return topic && { label: { side: null, office: null, topic, isLoose: true }, text: value }
}

/** 'Jacinta: 07700 900803': how one of several people is reached. */
export const isNamedDetail = (text: string) => {
  const [name = '', rest = ''] = text.split(/:\s+/)
  return /^\p{Lu}\p{Ll}+$/u.test(name) && phonesIn(rest)[0]?.at === 0
}
