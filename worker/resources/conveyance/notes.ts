import { caseNoteApi } from '#domain/conveyance/note/api'
import { type Api, serve } from '../../serve.ts'
import { colleaguesOf } from '../../tenant/conveyance/note/colleagues.ts'
import {
  addNote,
  changeNote,
  notesOf,
  pinNote,
  withdrawNote,
} from '../../tenant/conveyance/note/notes.ts'
import { sharedNotesOf } from '../../tenant/conveyance/note/shared-notes.ts'

export const caseNotes = (api: Api) => {
  serve(api, caseNoteApi.list, (request) => notesOf(request, request.params.id))
  serve(api, caseNoteApi.colleagues, (request) =>
    colleaguesOf(request, request.conveyances.get(request.params.id)),
  )
  serve(api, caseNoteApi.add, (request) => addNote(request, request.params.id, request.body))
  serve(api, caseNoteApi.change, (request) => changeNote(request, request.params, request.body))
  serve(api, caseNoteApi.pin, (request) => pinNote(request, request.params, request.body))
  serve(api, caseNoteApi.withdraw, (request) => withdrawNote(request, request.params, request.body))
  serve(api, caseNoteApi.shared, (request) => sharedNotesOf(request))
}
