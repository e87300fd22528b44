import type { conveyanceApi } from '#domain/conveyance/api'
import type { ChangeBody } from '#stores/record/saving'
import { write } from './conveyance.ts'

type Change<Name extends 'record_evidence' | 'reject_evidence'> = ChangeBody<
  (typeof conveyanceApi)[Name]
>

/** Records what was seen of a task’s fact, on top of the version that the form was filled in on. */
export const recordEvidence = (
  task: string,
  body: Change<'record_evidence'>,
  key: string,
  version?: number,
) => write('record_evidence', body, { task, key, version })

export const approveEvidence = (task: string, key: string, version: number) =>
  write('approve_evidence', {}, { task, key, version })

export const rejectEvidence = (
  task: string,
  body: Change<'reject_evidence'>,
  key: string,
  version?: number,
) => write('reject_evidence', body, { task, key, version })
