import type { ShownCase } from '#domain/conveyance/api'

export type ActForm = { it: ShownCase; onDone: () => void }
