import type { DkimKey } from './settings.ts'

/** The name of the DNS record that holds a DKIM key (RFC 6376 §3.6.2.1). */
export const dkimRecordName = ({ selector, domain }: Pick<DkimKey, 'selector' | 'domain'>) =>
  `${selector}._domainkey.${domain}`

/** The text of the DNS record (RFC 6376 §3.6.1). */
export const dkimRecordText = ({ public_key }: Pick<DkimKey, 'public_key'>) =>
  `v=DKIM1; k=rsa; p=${public_key}`

const keyIn = (record: string) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '')

/** Compares the TXT records that a domain publishes with its key. */
export const dkimStateOf = (records: readonly string[], { public_key }: DkimKey) => {
  const keys = records.flatMap((it) => keyIn(it) ?? [])
  if (keys.length === 0) return 'missing'
  return keys.includes(public_key) ? 'found' : 'different'
}

/** Joins the quoted parts of a TXT record as resolvers print them: '"v=DKIM1; " "p=…"'. */
export const txtText = (printed: string) =>
  printed.startsWith('"') ? printed.replaceAll(/"\s*"/g, '').slice(1, -1) : printed
