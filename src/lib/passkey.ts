import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** What comes of nothing, by the name of the browser's error, as people understand it. */
const texts: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device has a passkey for you already.',
  NotAllowedError: 'No passkey was used. Try again when you are ready.',
  NotSupportedError: 'This device cannot store a passkey. Try another one.',
}

const inPlainWords = (error: unknown): never => {
  const name = error instanceof Error ? error.name : ''
  throw new Error(texts[name] ?? 'This browser could not use a passkey. Try another way.')
}

/** Has the browser make a passkey. Throws what people can read. */
export const createPasskey = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => {
  const { id, response } = await startRegistration({ optionsJSON }).catch(inPlainWords)
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/** Has a passkey sign a challenge. Throws what people can read. */
export const signWithPasskey = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => {
  const { id, response } = await startAuthentication({ optionsJSON }).catch(inPlainWords)
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? null,
  }
}
