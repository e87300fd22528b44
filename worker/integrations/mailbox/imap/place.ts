import { ImapFault } from './fault.ts'

/** Where an email is: a folder, how it is numbered, and the number. */
export type Place = { readonly validity: string; readonly uid: number; readonly path: string }

/** '77/1204/INBOX' */
export const placeText = ({ validity, uid, path }: Place) => `${validity}/${uid}/${path}`

/** Throws ImapFault for a text that is no place. */
export const parsePlace = (text: string): Place => {
  const [, validity, uid, path] = /^(\d+)\/(\d+)\/(.+)$/s.exec(text) ?? []
  if (validity === undefined || uid === undefined || path === undefined)
    throw new ImapFault({ kind: 'gone', text: 'This is not there any more.' })
  return { validity, uid: Number(uid), path }
}
