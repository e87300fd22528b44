import type { CDPSession, Page } from 'playwright'

/** An authenticator of the browser that stores passkeys and verifies its user. */
export const withAuthenticator = async (page: Page): Promise<[CDPSession, string]> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return [session, authenticatorId]
}
