import { Schema } from 'effect'
import { ItemId } from '../kernel/ids.ts'
import { line, lineOrEmpty, Version } from '../kernel/nouns.ts'
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from './limits.ts'
import { viewedLists } from './lists.ts'

/** A list as somebody wants to find it again: the part of its address that says what stands in it, and in which order. */
export const SavedView = Schema.Struct({
  id: ItemId,
  list: Schema.Literals(viewedLists),
  name: line(VIEW_NAME_MAX),
  query: lineOrEmpty(VIEW_QUERY_MAX),
  /** It is what the list opens with, for whom it belongs to. */
  isDefault: Schema.Boolean,
  /** Everybody who may use the list finds it. */
  isShared: Schema.Boolean,
  /** The caller made it. */
  isOwn: Schema.Boolean,
  version: Version,
})
export type SavedView = typeof SavedView.Type

const { version: _, isOwn: __, ...newView } = SavedView.fields
export const NewSavedView = Schema.Struct(newView)
export type NewSavedView = typeof NewSavedView.Type

const { id: ___, list: ____, isOwn: _____, ...viewUpdate } = SavedView.fields
export const SavedViewUpdate = Schema.Struct(viewUpdate)
export type SavedViewUpdate = typeof SavedViewUpdate.Type
