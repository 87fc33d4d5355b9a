import type { Failure } from '../../domain/kernel/failure.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import type { NewSavedView, SavedView, SavedViewUpdate } from '../../domain/views/nouns.ts'
import type { Port } from '../kit/port.ts'

interface OfView {
  readonly id: ItemId
}

export type ViewPorts = {
  loadViews: Port<void, ReadonlyArray<SavedView>, Failure>
  createView: Port<{ readonly view: NewSavedView }, SavedView, Failure>
  updateView: Port<OfView & { readonly view: SavedViewUpdate }, SavedView, Failure>
  removeView: Port<OfView & { readonly version: number }, void, Failure>
}
