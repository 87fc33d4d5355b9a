import { Schema } from 'effect'
import { NewSavedView, SavedView, SavedViewUpdate } from '../domain/views/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ifMatch, ofItem } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

/** Ours: views of lists under a name, one’s own and those that others share. */
export class ViewsGroup extends tenantGroup(
  'views',
  'Views of lists',
  get('views', '/views', { success: reply(Schema.Array(SavedView)) }),
  post('createView', '/views', {
    payload: NewSavedView,
    success: reply(SavedView),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  put('updateView', '/views/:id', {
    params: ofItem,
    payload: SavedViewUpdate,
    success: reply(SavedView),
    error: [Refusal403, Refusal404, Refusal409],
  }),
  remove('removeView', '/views/:id', {
    params: ofItem,
    headers: ifMatch,
    success: Done,
    error: [Refusal404, Refusal409],
  }),
) {}
