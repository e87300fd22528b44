import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecoveryCode, recoveryCodeFrom } from '#domain/user/security/recovery-code'

test('a recovery code is read however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
      const code = recoveryCodeFrom(random)
      expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
      expect(code).not.toMatch(/[ILOU]/)
      for (const typed of [
        code,
        code.toLowerCase(),
        code.replaceAll('-', ''),
        ` ${code.replaceAll('-', ' ')} `,
        code.replaceAll('0', 'o').replaceAll('1', 'l'),
      ])
        expect(parseRecoveryCode(typed)).toBe(code)
    }),
  )
})

test.each(['', '123456', '7K3M-Q0ZT-9XWE', '7K3M-Q0ZT-9XWE-41RU', '7K3M-Q0ZT-9XWE-41RBB'])(
  '%s is no recovery code',
  (typed) => {
    expect(parseRecoveryCode(typed)).toBeNull()
  },
)
