export const NAMELESS = '\uffff'

/** Returns a sort key without capitals and accents. */
export const foldCase = (word: string) =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns 'tarrant owen' for Owen Tarrant. */
export const surnameFirst = (it: { readonly first_name: string; readonly last_name: string }) =>
  foldCase(`${it.last_name} ${it.first_name}`.trim())
