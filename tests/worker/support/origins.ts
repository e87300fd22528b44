import { agents, clients, main } from '../edge/fake-firm.ts'

/** What browsers and programs say of a write that does not come from a page of this host. */
export const foreignOrigins: readonly Record<string, string>[] = [
  {},
  { Origin: 'null' },
  { Origin: 'https://evil.example' },
  { Origin: clients },
  { Origin: agents },
  { Origin: 'http://localhost' },
  { Origin: 'https://localhost:8787' },
  { Origin: `${main}.evil.example` },
  { Origin: `${main}/` },
  { Origin: 'http://LOCALHOST:8787' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
]
