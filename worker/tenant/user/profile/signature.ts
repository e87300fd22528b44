import type { Firm } from '#domain/firm'
import { personSignature } from '#domain/user/profile/signature'
import type { Parts } from '#tenant/core/parts'
import { firmRecordOf } from '#tenant/firm/record'
import type { User } from '#tenant/user/users'

/** How what somebody writes ends, with the lines that their firm has chosen. */
export const signatureOf = (parts: Pick<Parts, 'settings'>, firm: Firm, user: User): string =>
  personSignature(user, firm, firmRecordOf(parts).signature)

/** The signature of a member of staff; null for anybody else. */
export const personalSignature = (
  parts: Pick<Parts, 'settings' | 'users'>,
  firm: Firm,
  id: string,
): string | null => {
  const user = parts.users.find(id)
  return user?.type === 'staff' ? signatureOf(parts, firm, user) : null
}
