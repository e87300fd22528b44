import crypto, { randomBytes, timingSafeEqual } from 'node:crypto'

type Cost = { readonly ln: number; readonly r: number; readonly p: number }

// The platform limits PBKDF2 to 100,000 rounds; this scrypt cost takes 16 MiB and some tenths of a second.
const COST: Cost = { ln: 14, r: 8, p: 5 }
const KEY_LENGTH = 32
const SALT_LENGTH = 16
const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]{16,})\$([\w+/]{32,})$/

/** '$scrypt$ln=14,r=8,p=5$salt$key': the stored hash of a password with its cost. */
export const hashPassword = async (password: string) => {
  const salt = randomBytes(SALT_LENGTH)
  const key = await derive(password, salt, COST, KEY_LENGTH)
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${base64(salt)}$${base64(key)}`
}

/** Whether the password matches; takes the same time, and is false, when there is no stored hash. */
export const verifyPassword = async (password: string, stored: string | null) => {
  const { cost, salt, key } = parseHash(stored) ?? dummyHash
  const derived = await derive(password, salt, cost, key.length)
  return timingSafeEqual(derived, key) && stored !== null
}

/** Whether a stored hash was made at another cost than new ones are. */
export const isOutdated = (stored: string) => {
  const cost = parseHash(stored)?.cost
  return cost?.ln !== COST.ln || cost.r !== COST.r || cost.p !== COST.p
}

const parseHash = (stored: string | null) => {
  const [, ln, r, p, salt, key] = STORED.exec(stored ?? '') ?? []
  if (!salt || !key) return null
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}

const dummyHash = { cost: COST, salt: Buffer.alloc(SALT_LENGTH), key: Buffer.alloc(KEY_LENGTH) }

const derive = (password: string, salt: Uint8Array, { ln, r, p }: Cost, length: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const cost = { N: 2 ** ln, r, p, maxmem: 64 * 1024 * 1024 }
    // NFKC, so that every way of typing the same character gives the same hash.
    crypto.scrypt(password.normalize('NFKC'), salt, length, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')
