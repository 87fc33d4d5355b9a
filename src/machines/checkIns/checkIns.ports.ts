import type { CheckInListing } from '../../domain/checkIns/listing.ts'
import type { ManyChanges, ManyOutcome } from '../../domain/checkIns/many.ts'
import type {
  CheckIn,
  CheckInActAsked,
  CheckInItem,
  CheckInOverview,
  CheckInRow,
  CheckInTemplate,
  CheckInTemplateUpdate,
  CheckInText,
  CheckInUpdate,
  Choosable,
  ItemSaved,
  NewCheckIn,
  NewCheckInComment,
  NewCheckInTemplate,
  NewSeries,
  Presence,
  SeriesChange,
  TextSaved,
} from '../../domain/checkIns/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CheckInCommentId, CheckInId, CheckInTemplateId, EmployeeId, ItemId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'
import type { CountRows, LoadWindow } from '../kit/windowedList.ts'

interface OfCheckIn {
  readonly id: CheckInId
}

/** In which somebody takes part; null for all that one may see. */
export interface OfPerson {
  readonly person: EmployeeId | null
}

/** What the list, the planning and the templates ask for. */
export type PlanningPorts = {
  loadListed: LoadWindow<CheckInListing, CheckInRow>
  countListed: CountRows<CheckInListing>
  downloadList: Port<{ readonly question: CheckInListing }, void, Failure>
  loadOverview: Port<OfPerson, CheckInOverview, Failure>
  loadChoices: Port<void, ReadonlyArray<Choosable>, Failure>
  addCheckIn: Port<NewCheckIn, CheckIn, Failure>
  addSeries: Port<NewSeries, ReadonlyArray<CheckInRow>, Failure>
  loadTemplates: Port<void, ReadonlyArray<CheckInTemplate>, Failure>
  addTemplate: Port<NewCheckInTemplate, CheckInTemplate, Failure>
  saveTemplate: Port<
    { readonly id: CheckInTemplateId; readonly change: CheckInTemplateUpdate },
    CheckInTemplate,
    Failure
  >
  removeTemplate: Port<{ readonly id: CheckInTemplateId; readonly version: number }, void, Failure>
}

/** What one check-in asks for, while it is prepared, held and written in. */
export type MeetingPorts = {
  loadCheckIn: Port<OfCheckIn, CheckIn, Failure>
  saveCheckIn: Port<OfCheckIn & { readonly change: CheckInUpdate }, CheckIn, Failure>
  removeCheckIn: Port<OfCheckIn & { readonly version: number }, void, Failure>
  act: Port<OfCheckIn & { readonly act: CheckInActAsked }, CheckIn, Failure>
  saveText: Port<OfCheckIn & { readonly name: string; readonly saved: TextSaved }, CheckInText, Failure>
  saveItem: Port<OfCheckIn & { readonly itemId: ItemId; readonly item: ItemSaved }, CheckInItem, Failure>
  removeItem: Port<OfCheckIn & { readonly itemId: ItemId; readonly version: number }, void, Failure>
  addComment: Port<OfCheckIn & { readonly comment: NewCheckInComment }, CheckIn, Failure>
  removeComment: Port<{ readonly id: CheckInCommentId }, CheckIn, Failure>
  /** Says that one is here, and hears who else is. */
  tellPresence: Port<OfCheckIn, Presence, Failure>
  changeSeries: Port<OfCheckIn & { readonly change: SeriesChange }, CheckIn, Failure>
  downloadInvitation: Port<OfCheckIn, void, Failure>
}

export type CheckInPorts = PlanningPorts & MeetingPorts

/** Of check-ins or reviews. */
export type ManyPorts<Id extends string> = {
  changeMany: Port<{ readonly update: ManyChanges<Id> }, ManyOutcome<Id>, Failure>
}
