/** Stands after every name, for what nobody named. */
export const NAMELESS = '\uffff'

/** A word without capitals and accents, by which lists sort it. */
export const folded = (word: string) =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** 'tarrant owen' of Owen Tarrant: as a list of people is sorted. Empty of nobody. */
export const surnameFirst = (it: { readonly first_name: string; readonly last_name: string }) =>
  folded(`${it.last_name} ${it.first_name}`.trim())
