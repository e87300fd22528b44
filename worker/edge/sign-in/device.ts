import { deviceName } from '#domain/user/security/device'
import type { Visit } from '../visit.ts'

/** 'Chrome on Windows' for the browser of a request; null where it does not say. */
export const deviceOf = ({ request }: Visit) => deviceName(request.headers.get('User-Agent') ?? '')
